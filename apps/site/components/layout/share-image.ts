import { paths } from "@cosmic/addresses/paths";
import versions from "../../content/share/versions.json" with { type: "json" };

/** Names of the images in `public/share`, made by `tools/site/share-images`. */
type ShareImage = keyof typeof versions;

const isShareImage = (name: string): name is ShareImage => Object.hasOwn(versions, name);

/** URL of a page's sharing image; the general one if it has none of its own. */
export function shareImage(name: string): string {
  const picture: ShareImage = isShareImage(name) ? name : "general";
  return paths.shareImage(picture, versions[picture]);
}
