import type { QuoteContent } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { anonymous } from '../../../platform/http/request-context.ts';
import { isProblem } from '../../../platform/problem-error.ts';
import { findLastTerms } from '../../bookings/index.ts';
import type { Reference } from '../../catalog/index.ts';
import { getPackageQuery, type SellingClinic, templateOf } from '../../packages/index.ts';
import { type JourneysDeps, treatmentOf } from '../journeys-deps.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { fromLast, fromPackage, fromTemplate } from './begin-content.ts';
import { listQuotesOf } from './quotes.repo.ts';
import { openQuote } from './stored-quote.ts';

type Asking = Pick<JourneyRecord, 'row' | 'asked' | 'booking'>;

/** What a new quote begins with: the last version in this journey, what was booked, the package, or what the clinic and the catalog know. */
export async function beginContent(
  deps: JourneysDeps,
  reference: Reference,
  record: Asking,
  clinic: SellingClinic,
): Promise<QuoteContent> {
  const earlier = await listQuotesOf(deps.database.db, [record.row.id]);
  const last = earlier.find(({ status }) => status === 'accepted') ?? earlier[0];
  const stored = last && openQuote(deps.seal, last);
  if (stored) return fromLast(stored.content);
  return (await bookedContent(deps, reference, record, clinic)) ?? offeredContent(deps, reference, record, clinic);
}

/** What a package says that was booked at its price, as its quote would; null if a quote was accepted, or nothing is booked. */
export async function bookedContent(
  deps: JourneysDeps,
  reference: Reference,
  record: Asking,
  clinic: SellingClinic,
): Promise<QuoteContent | null> {
  const { terms, clinicianId } = (record.booking && (await findLastTerms(deps.database.db, record.row.id))) ?? {};
  if (!terms?.package) return null;
  const offered = await offeredContent(deps, reference, record, clinic);
  return {
    ...offered,
    currency: terms.price.currency,
    clinician_id: clinicianId ?? offered.clinician_id,
    lines: terms.lines,
    deposit_percent: terms.deposit_percent,
    cancellation_policy: terms.policy.key,
  };
}

async function offeredContent(
  deps: JourneysDeps,
  reference: Reference,
  { row, asked }: Asking,
  clinic: SellingClinic,
): Promise<QuoteContent> {
  const treatment = treatmentOf(reference, row.treatment);
  const begun = fromTemplate(templateOf(reference, clinic, treatment), treatment, asked.language);
  const found = row.packageId ? await packageOf(deps, row.packageId, clinic.currency, asked.language) : null;
  return found ? fromPackage(found, begun) : begun;
}

/** The package as patients read it; null if it is no longer published. */
async function packageOf({ packages }: JourneysDeps, id: string, currency: string, language: Locale) {
  try {
    return await getPackageQuery(packages, id, { currency, language }, anonymous);
  } catch (error) {
    if (isProblem(error, 'packages.not_found')) return null;
    throw error;
  }
}
