import type { DataSet } from 'dicom-parser';
import type { GrayPicture, Picture, Spacing, Window } from '../picture.ts';
import type { FrameShape } from './frame-shape.ts';

/** A picture of decoded samples and what the header says about showing them. */
export function makePicture(data: DataSet, decoded: Uint8Array, shape: FrameShape, isNative: boolean): Picture {
  const { rows, columns } = shape;
  const spacing = spacingOf(data);
  const common = {
    rows,
    columns,
    spacing,
    pixelAspect: aspectOf(data, spacing),
    orientation: numbers(data, 'x00200037', 6),
  };
  if (shape.samples === 3) {
    // Decoders give colors pixel by pixel, whatever the file says; only uncompressed ones can lie in planes.
    const isPlanar = isNative && data.uint16('x00280006') === 1;
    return { kind: 'color', ...common, rgba: toRgba(decoded, rows * columns, isPlanar) };
  }
  const values = toValues(decoded, shape);
  const slope = numbers(data, 'x00281053', 1)?.[0] ?? 1;
  const intercept = numbers(data, 'x00281052', 1)?.[0] ?? 0;
  return {
    kind: 'gray',
    ...common,
    values,
    slope,
    intercept,
    isInverted: data.string('x00280004')?.trim() === 'MONOCHROME1',
    isExact: data.string('x00281056')?.trim() === 'LINEAR_EXACT',
    window: ownWindow(data) ?? wholeWindow(values, shape, { slope, intercept }),
    unit: data.string('x00281054')?.trim() || (data.string('x00080060')?.trim() === 'CT' ? 'HU' : null),
  };
}

/** Bits above the stored ones are no part of a value; signed ones get their sign. */
function toValues(decoded: Uint8Array, { bytes, bitsStored, isSigned }: FrameShape): GrayPicture['values'] {
  const { buffer, byteOffset } = decoded.byteOffset % bytes ? decoded.slice() : decoded;
  const count = decoded.length / bytes;
  const values =
    bytes === 1
      ? isSigned
        ? new Int8Array(buffer, byteOffset, count)
        : new Uint8Array(buffer, byteOffset, count)
      : isSigned
        ? new Int16Array(buffer, byteOffset, count)
        : new Uint16Array(buffer, byteOffset, count);
  if (bitsStored === bytes * 8) return values;
  const shift = 32 - bitsStored;
  for (let index = 0; index < count; index += 1) {
    const value = (values[index] ?? 0) << shift;
    values[index] = isSigned ? value >> shift : value >>> shift;
  }
  return values;
}

function toRgba(decoded: Uint8Array, pixels: number, isPlanar: boolean): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(pixels * 4);
  const [step, plane] = isPlanar ? [1, pixels] : [3, 1];
  for (let index = 0; index < pixels; index += 1) {
    rgba[index * 4] = decoded[index * step] ?? 0;
    rgba[index * 4 + 1] = decoded[index * step + plane] ?? 0;
    rgba[index * 4 + 2] = decoded[index * step + 2 * plane] ?? 0;
    rgba[index * 4 + 3] = 255;
  }
  return rgba;
}

function ownWindow(data: DataSet): Window | null {
  const center = data.floatString('x00281050');
  const width = data.floatString('x00281051');
  if (center === undefined || width === undefined || !Number.isFinite(center) || !(width >= 1)) return null;
  return { center, width };
}

/** Pictures of eight bits were made for the whole range; others are shown from their lowest value to their highest one. */
function wholeWindow(
  values: GrayPicture['values'],
  { bitsStored, isSigned }: FrameShape,
  { slope, intercept }: { slope: number; intercept: number },
): Window {
  let low = isSigned ? -(2 ** (bitsStored - 1)) : 0;
  let high = low + 2 ** bitsStored - 1;
  if (bitsStored > 8) {
    [low, high] = [Infinity, -Infinity];
    for (const value of values) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  const [from, to] = [low * slope + intercept, high * slope + intercept].toSorted((a, b) => a - b);
  return { center: ((from ?? 0) + (to ?? 0) + 1) / 2, width: Math.max((to ?? 0) - (from ?? 0) + 1, 1) };
}

function spacingOf(data: DataSet): Spacing | null {
  const inPatient = numbers(data, 'x00280030', 2);
  const at = inPatient ? 'patient' : 'detector';
  const [row, column] = inPatient ?? numbers(data, 'x00181164', 2) ?? [];
  return row && column && row > 0 && column > 0 ? { row, column, at } : null;
}

function aspectOf(data: DataSet, spacing: Spacing | null): number {
  if (spacing) return spacing.row / spacing.column;
  const [height, width] = numbers(data, 'x00280034', 2) ?? [];
  return height && width && height > 0 && width > 0 ? height / width : 1;
}

function numbers(data: DataSet, tag: string, count: number): number[] | null {
  const values = Array.from({ length: count }, (_none, index) => data.floatString(tag, index));
  return values.every((value) => value !== undefined && Number.isFinite(value)) ? values.map(Number) : null;
}
