import type { DataSet } from 'dicom-parser';

/** Size of a frame as the file's header has it. */
export interface FrameShape {
  rows: number;
  columns: number;
  samples: number;
  /** Bytes of a sample. */
  bytes: 1 | 2;
  bitsStored: number;
  isSigned: boolean;
}

/** @throws if the header doesn't describe a picture that is decoded here. */
export function shapeOf(data: DataSet): FrameShape {
  const rows = data.uint16('x00280010');
  const columns = data.uint16('x00280011');
  const samples = data.uint16('x00280002') ?? 1;
  const allocated = data.uint16('x00280100');
  const bitsStored = data.uint16('x00280101') ?? allocated ?? 0;
  if (!rows || !columns || (samples !== 1 && samples !== 3)) throw new Error('no size of a picture');
  if ((allocated !== 8 && allocated !== 16) || bitsStored < 1 || bitsStored > allocated)
    throw new Error('no depth of a picture');
  if (samples === 3 && bitsStored !== 8) throw new Error('no depth of a color picture');
  const isSigned = data.uint16('x00280103') === 1;
  return { rows, columns, samples, bytes: allocated === 8 ? 1 : 2, bitsStored, isSigned };
}
