import { expect } from 'vitest';
import { faultsOf } from '../../../../platform/fhir/faults.ts';
import type { Node } from '../fhir/elements.ts';
import { makeSummary } from '../write/make-summary.ts';
import type { OwnStatement, SummaryFacts, WrittenSummary } from '../write/summary-facts.ts';
import { faultsOfSummary } from '../write/summary-rules.ts';
import { documentOf, readingOf } from './samples.ts';

export const idOf = (number: number) => `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export function facts(contents: (Uint8Array | string | object)[], more: Partial<SummaryFacts> = {}): SummaryFacts {
  return {
    id: idOf(999),
    at: '2026-11-29T10:00:00Z',
    language: 'es',
    patient: { id: idOf(998), name: 'Ana Díaz', sex: 'female', birthDate: '1980-03' },
    sources: contents.map((content, place) => ({
      id: idOf(place),
      title: `Documento ${place}`,
      date: '2026-05',
      authors: ['Dr. Rojas'],
      raw: readingOf(content).raw,
    })),
    own: [],
    ...more,
  };
}
export const own = (more: Partial<OwnStatement>): OwnStatement => ({
  id: idOf(500),
  kind: 'allergy',
  says: 'present',
  text: 'Látex',
  since: null,
  dose: null,
  ...more,
});

type Sections = {
  title: string;
  code: { coding?: { code: string }[] };
  text: { div: string };
  entry?: { reference: string }[];
}[];
export function opened(written: WrittenSummary) {
  const summary = JSON.parse(written.json) as { entry: { fullUrl: string; resource: Node }[] } & Node;
  const sections = summary.entry[0]?.resource['section'] as Sections;
  const all = (type: string) => summary.entry.filter(({ resource }) => resource['resourceType'] === type);
  return { summary, sections, all, codes: sections.map(({ code, title }) => code.coding?.[0]?.code ?? title) };
}
/** A summary by all rules, and read again. */
export function sound(given: SummaryFacts) {
  const written = makeSummary(given);
  const { summary } = opened(written);
  expect(faultsOf(summary)).toEqual([]);
  expect(faultsOfSummary(summary)).toEqual([]);
  return { ...written, ...opened(written), document: documentOf(written.json) };
}
