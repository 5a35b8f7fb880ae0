import type { Form } from "../../book/form.ts";
import type { Lettering } from "../../drawing.ts";

/** Measures of one form, drawing units; heights of a row are from its top. */
export interface StrandLayout {
  readonly width: number;
  /** Where the two sides meet, and how far each reaches. */
  readonly axis: number;
  readonly half: number;
  readonly top: number;
  readonly pitch: number;
  readonly headSize: number;
  readonly bar: { readonly y: number; readonly height: number };
  readonly nameAt: { readonly y: number; readonly size: number; readonly room: number };
  readonly stateAt: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly room: number;
    readonly anchor: "start" | "end";
  };
  readonly figure: { readonly y: number; readonly lettering: Lettering };
  readonly key: { readonly drop: number; readonly size: number; readonly indent: number; readonly lineHeight: number };
}

/** Wide: names left of the bars; compact: above them. */
export const layouts: Readonly<Record<Form, StrandLayout>> = {
  wide: {
    width: 720,
    axis: 444,
    half: 242,
    top: 42,
    pitch: 52,
    headSize: 18,
    bar: { y: 15, height: 22 },
    nameAt: { y: 24, size: 19, room: 150 },
    stateAt: { x: 0, y: 43, size: 15, room: 150, anchor: "start" },
    figure: { y: 31, lettering: { face: "ui", size: 16 } },
    key: { drop: 44, size: 15, indent: 22, lineHeight: 26 },
  },
  compact: {
    width: 340,
    axis: 170,
    half: 136,
    top: 36,
    pitch: 66,
    headSize: 16,
    bar: { y: 35, height: 18 },
    nameAt: { y: 23, size: 17, room: 170 },
    stateAt: { x: 340, y: 23, size: 15, room: 150, anchor: "end" },
    figure: { y: 49, lettering: { face: "ui", size: 14.5 } },
    key: { drop: 40, size: 14.5, indent: 20, lineHeight: 25 },
  },
};
