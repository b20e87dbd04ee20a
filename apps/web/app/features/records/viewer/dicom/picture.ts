/** How values become brightness: PS3.3 C.11.2. Center and width are in the unit of the picture, such as Hounsfield units. */
export interface Window {
  center: number;
  width: number;
}

/** Distance of pixels in mm, between rows and between columns, and what it was measured at. */
export interface Spacing {
  row: number;
  column: number;
  /** `detector`: projections are larger than what they show. */
  at: 'patient' | 'detector';
}

interface Common {
  rows: number;
  columns: number;
  /** Height of a pixel divided by its width, from spacing or aspect ratio. */
  pixelAspect: number;
  spacing: Spacing | null;
  /** Direction cosines of rows and columns (PS3.3 C.7.6.2.1.1). */
  orientation: readonly number[] | null;
}

export interface GrayPicture extends Common {
  kind: 'gray';
  /** Stored values; `slope` and `intercept` make values of them. */
  values: Int8Array | Uint8Array | Int16Array | Uint16Array;
  slope: number;
  intercept: number;
  /** Whether low values are bright (MONOCHROME1). */
  isInverted: boolean;
  isExact: boolean;
  /** The file's own window, or one that shows all values. */
  window: Window;
  /** As the file names it: HU. */
  unit: string | null;
}

export interface ColorPicture extends Common {
  kind: 'color';
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

export type Picture = GrayPicture | ColorPicture;

/** What a decoder says about a file. */
export interface Opened {
  frames: number;
  /** Milliseconds between frames, if the file says so. */
  frameTime: number | null;
}

export const bytesOf = (picture: Picture): number =>
  picture.kind === 'gray' ? picture.values.byteLength : picture.rgba.byteLength;
