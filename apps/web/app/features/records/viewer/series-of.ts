import type { RecordFile } from '@travesia/contracts/records';
import type { DicomImage, DicomSeries } from './dicom/types.ts';

type Place = NonNullable<RecordFile['image']>;

const imageOf = ({ id, size }: RecordFile, { number, frames, no_preview: reason }: Place): DicomImage => ({
  id,
  size,
  frames,
  instanceNumber: number,
  preview: reason ?? 'yes',
});

/** The series of a study, in the order of its files. */
export function seriesOf(files: readonly RecordFile[], date: string | null): DicomSeries[] {
  const all = new Map<string, { of: Place; images: DicomImage[] }>();
  for (const file of files) {
    if (!file.image) continue;
    const known = all.get(file.image.series) ?? { of: file.image, images: [] };
    known.images.push(imageOf(file, file.image));
    all.set(file.image.series, known);
  }
  return [...all].map(([id, { of, images }]) => ({
    id,
    modality: of.modality,
    description: of.series_title,
    date,
    images,
  }));
}
