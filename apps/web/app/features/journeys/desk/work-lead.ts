import type { Journey } from '@travesia/contracts/journeys';
import type en from './locales/en.json';

type Lead = Extract<keyof typeof en, `work.${string}`>;
type Known = Pick<Journey, 'actions' | 'status' | 'review' | 'quotes'>;

/** What to say first on a journey without a clock, a question or a second trip to book: what is next for the clinic. */
export function workLead(journey: Known, hasActs: boolean, hasStage: boolean): Lead {
  const { actions, status, review, quotes } = journey;
  if (!hasActs) return actions.includes('discharge') ? 'work.discharge' : 'work.nothing';
  if (review === 'needed' || review === 'outdated') return `work.${review}`;
  if (hasStage) return 'work.running';
  if (status === 'records_review' && actions.includes('quote'))
    return quotes.some((quote) => quote.status === 'draft') ? 'work.draft' : 'work.quote';
  if (status === 'quoted' || status === 'accepted') return `work.${status}`;
  return review === 'signed' ? 'work.signed' : 'work.open';
}
