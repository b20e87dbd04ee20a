import { describe, expect, it } from 'vitest';
import { makeSummary } from '../write/make-summary.ts';
import { faultsOfSummary } from '../write/summary-rules.ts';
import { bundle, condition } from './samples.ts';
import { facts, opened } from './summaries.ts';

describe('the rules of summaries', () => {
  const { summary } = opened(makeSummary(facts([bundle(condition())])));
  const changed = (
    change: (
      copy: { entry: { fullUrl?: string; resource: Record<string, unknown> }[] } & Record<string, unknown>,
    ) => void,
  ) => {
    const copy = structuredClone(summary) as unknown as Parameters<typeof change>[0];
    change(copy);
    return faultsOfSummary(copy).map(({ message }) => message);
  };
  const resource = (copy: { entry: { resource: Record<string, unknown> }[] }, type: string) =>
    copy.entry.find((one) => one.resource['resourceType'] === type)?.resource ?? {};
  const firstSection = (copy: { entry: { resource: Record<string, unknown> }[] }) =>
    (resource(copy, 'Composition')['section'] as Record<string, unknown>[])[0] ?? {};

  it.each<[string, Parameters<typeof changed>[0]]>([
    ['must be a document', (copy) => (copy['type'] = 'collection')],
    ['needs an identifier', (copy) => delete copy['identifier']],
    ['needs a timestamp', (copy) => delete copy['timestamp']],
    ['needs a fullUrl in each entry', (copy) => delete copy.entry[1]?.fullUrl],
    ['needs one composition, first', (copy) => copy.entry.reverse()],
    [
      'needs one patient',
      (copy) => copy.entry.push({ fullUrl: 'urn:x', resource: { resourceType: 'Patient', name: [], birthDate: '' } }),
    ],
    ['needs the type 60591-5', (copy) => (resource(copy, 'Composition')['type'] = {})],
    ['needs the patient as subject', (copy) => (resource(copy, 'Composition')['subject'] = {})],
    ['needs each required section once', (copy) => (resource(copy, 'Composition')['section'] = [])],
    ['has a section twice', (copy) => (resource(copy, 'Composition')['section'] as unknown[]).push(firstSection(copy))],
    ['needs a title', (copy) => delete firstSection(copy)['title']],
    ['needs a text', (copy) => delete firstSection(copy)['text']],
    ['may have no sections within', (copy) => (firstSection(copy)['section'] = [{}])],
    ['needs entries or a reason', (copy) => delete firstSection(copy)['entry']],
    ['refers to what is not there', (copy) => (firstSection(copy)['entry'] = [{ reference: 'urn:nowhere' }])],
    ['may not have such an entry', (copy) => (firstSection(copy)['entry'] = [{ reference: copy.entry[1]?.fullUrl }])],
    ['Required by the summary', (copy) => delete resource(copy, 'MedicationStatement')['_effectiveDateTime']],
  ])('find a planted fault: %s', (message, change) => {
    expect(changed(() => undefined)).toEqual([]);
    expect(changed(change)).toContain(message);
  });
});
