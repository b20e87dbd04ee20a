import { expect, it } from 'vitest';
import { workLead } from '../work-lead.ts';

const journey = { actions: [], status: 'records_review', review: 'not_needed', quotes: [] } as const;
const lead = (known: object, hasActs = true, hasStage = false) =>
  workLead({ ...journey, ...known } as unknown as Parameters<typeof workLead>[0], hasActs, hasStage);

it('names what is next: the signature before the quote, the draft before a new one, then what the patient does', () => {
  expect(lead({ review: 'needed', actions: ['quote'] })).toBe('work.needed');
  expect(lead({ review: 'signed', actions: ['quote'] })).toBe('work.quote');
  expect(lead({ actions: ['quote'], quotes: [{ status: 'draft' }] })).toBe('work.draft');
  expect(lead({ status: 'quoted', actions: ['quote'] })).toBe('work.quoted');
  expect(lead({ status: 'accepted', review: 'outdated' })).toBe('work.outdated');
  expect(lead({ status: 'booked' }, true, true)).toBe('work.running');
  expect(lead({ status: 'recovery', actions: ['discharge'] }, false)).toBe('work.discharge');
  expect(lead({ status: 'completed' }, false)).toBe('work.nothing');
});
