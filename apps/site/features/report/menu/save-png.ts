import { saveAs } from "./save-as.ts";

/** Draws an SVG file of the report as a PNG of `sizePx` by `sizePx` and saves it. False: it could not be fetched or
 * drawn. */
export async function savePng(
  href: string,
  { fileName, sizePx }: { readonly fileName: string; readonly sizePx: number },
) {
  const answer = await fetch(href).catch(() => null);
  if (!answer?.ok) return false;
  const image = new Image(sizePx, sizePx);
  // As data, because the page's content policy lets no other local picture in.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`;
  const canvas = document.createElement("canvas");
  canvas.width = sizePx;
  canvas.height = sizePx;
  try {
    await image.decode();
  } catch {
    return false;
  }
  canvas.getContext("2d")?.drawImage(image, 0, 0, sizePx, sizePx);
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (png) saveAs(png, fileName);
  return png !== null;
}
