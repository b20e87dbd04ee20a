import dicomParser, { type DataSet } from 'dicom-parser';
import type { FrameShape } from './frame-shape.ts';

const PIXELS = 'x7fe00010';

/** Encoded bytes of a frame of compressed pixel data. */
export function compressedFrame(data: DataSet, frame: number, frames: number): Uint8Array {
  const element = data.elements[PIXELS];
  const fragments = element?.fragments ?? [];
  if (!element) throw new Error('no pixels');
  if (frames === 1) return dicomParser.readEncapsulatedPixelDataFromFragments(data, element, 0, fragments.length);
  if (fragments.length === frames) return dicomParser.readEncapsulatedPixelDataFromFragments(data, element, frame, 1);
  const offsets = element.basicOffsetTable?.length
    ? element.basicOffsetTable
    : dicomParser.createJPEGBasicOffsetTable(data, element);
  if (offsets.length !== frames) throw new Error('the frames can’t be told apart');
  return dicomParser.readEncapsulatedImageFrame(data, element, frame, offsets);
}

/** Bytes of a frame of uncompressed pixel data, in little endian. */
export function nativeFrame(data: DataSet, frame: number, shape: FrameShape, isBigEndian: boolean): Uint8Array {
  const element = data.elements[PIXELS];
  const length = shape.rows * shape.columns * shape.samples * shape.bytes;
  if (!element || (frame + 1) * length > element.length) throw new Error('the pixels end early');
  // A copy, since frames of 16 bits can begin at odd addresses.
  const start = element.dataOffset + frame * length;
  if (!isBigEndian || (shape.bytes === 1 && element.vr !== 'OW')) return data.byteArray.slice(start, start + length);
  // Words are swapped, also those that hold two pixels of a byte each.
  const all = data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length);
  return Uint8Array.from({ length }, (_none, index) => all[(frame * length + index) ^ 1] ?? 0);
}
