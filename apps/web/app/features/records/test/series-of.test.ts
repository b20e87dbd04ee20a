import type { PreviewReason, RecordFile } from '@travesia/contracts/records';
import { describe, expect, it } from 'vitest';
import { seriesOf } from '../viewer/series-of.ts';

const image = (id: string, series: string, number: number, reason: PreviewReason | null = null): RecordFile => ({
  id,
  name: `${id}.dcm`,
  media_type: 'application/dicom',
  size: 10,
  preview: reason === null,
  image: { series, series_title: `Series ${series}`, number, frames: 1, modality: 'CT', no_preview: reason },
});

describe('the series of a study', () => {
  it('have their images in order, with the reason of those that can’t be shown', () => {
    const report: RecordFile = { ...image('r', 'x', 1), image: null };
    const files = [image('a', 'one', 1), image('b', 'two', 1, 'overlay'), image('c', 'one', 2), report];
    expect(seriesOf(files, 'Mar 3, 2026')).toMatchObject([
      {
        id: 'one',
        modality: 'CT',
        description: 'Series one',
        date: 'Mar 3, 2026',
        images: [{ id: 'a', preview: 'yes' }, { id: 'c' }],
      },
      { id: 'two', images: [{ id: 'b', preview: 'overlay', instanceNumber: 1 }] },
    ]);
  });
});
