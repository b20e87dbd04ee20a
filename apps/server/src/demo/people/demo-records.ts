import { readFileSync } from 'node:fs';
import type { DemoRecord } from '../../modules/records/index.ts';
import { demoId } from '../demo-id.ts';
import { journeyOfKey } from './demo-journeys.ts';
import { PATIENT } from './demo-lead.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const sample = (name: string): Buffer => readFileSync(new URL(`../../../data/demo/records/${name}`, import.meta.url));

/** What the demo's patient keeps: a scan, a report and a summary; the clinic that looks at the hip may read two of them. */
export function demoRecords(today: Date): DemoRecord[] {
  const ago = (days: number, hours = 0) => new Date(today.getTime() - days * DAY_MS - hours * HOUR_MS);
  const journeyId = journeyOfKey('own-hip', today);
  const sharedAs = (key: string) => ({
    // Journeys of the demo are of the day or month, and so are their shares.
    id: demoId(`record share/${key}/${journeyId}`),
    journeyId,
    at: ago(4, 12),
    until: new Date(today.getTime() + 60 * DAY_MS),
  });
  const of = (key: string) => ({
    id: demoId(`record/${key}`),
    fileId: demoId(`record file/${key}`),
    patientId: PATIENT,
  });
  return [
    {
      ...of('scan'),
      kind: 'dicom',
      category: 'imaging',
      title: 'CT of the chest (sample image)',
      name: 'ct-sample.dcm',
      mediaType: 'application/dicom',
      content: sample('ct-sample.dcm'),
      documentDate: '2026-10-12',
      institution: 'Hospital de Muestra (fictional)',
      image: { seriesTitle: 'Axial', modality: 'CT', frames: 1, preview: 'yes' },
      addedAt: ago(5),
      share: sharedAs('scan'),
    },
    {
      ...of('report'),
      kind: 'pdf',
      category: 'report',
      title: 'Cardiology report',
      name: 'cardiology-report.pdf',
      mediaType: 'application/pdf',
      content: null,
      documentDate: '2026-09',
      institution: null,
      image: null,
      addedAt: ago(5, 1),
      share: sharedAs('report'),
    },
    {
      ...of('summary'),
      kind: 'fhir',
      category: 'summary',
      title: 'Patient summary (sample)',
      name: 'summary-sample.json',
      mediaType: 'application/fhir+json',
      content: sample('summary-sample.json'),
      documentDate: '2020-12-11',
      institution: null,
      image: null,
      addedAt: ago(6),
      share: null,
    },
  ];
}
