import type { JourneyDocuments } from '@travesia/contracts/journeys';

/** The first required document that waits for the patient, and how many do; null without one. */
export function documentStep({ data }: Pick<JourneyDocuments, 'data'>) {
  const waiting = data.filter(({ required, actions }) => required && actions.includes('sign'));
  const [document] = waiting;
  return document ? { document, count: waiting.length } : null;
}
