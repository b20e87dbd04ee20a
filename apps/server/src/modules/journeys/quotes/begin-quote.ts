import type { QuoteContent } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { anonymous } from '../../../platform/http/request-context.ts';
import { isProblem } from '../../../platform/problem-error.ts';
import type { Reference } from '../../catalog/index.ts';
import { getPackageQuery, type SellingClinic, templateOf } from '../../packages/index.ts';
import { type JourneysDeps, treatmentOf } from '../journeys-deps.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { fromLast, fromPackage, fromTemplate } from './begin-content.ts';
import { listQuotesOf } from './quotes.repo.ts';
import { openQuote } from './stored-quote.ts';

/** What a new quote begins with: the last version in this journey, the package, or what the clinic and the catalog know. */
export async function beginContent(
  deps: JourneysDeps,
  reference: Reference,
  { row, asked }: Pick<JourneyRecord, 'row' | 'asked'>,
  clinic: SellingClinic,
): Promise<QuoteContent> {
  const earlier = await listQuotesOf(deps.database.db, [row.id]);
  const last = earlier.find(({ status }) => status === 'accepted') ?? earlier[0];
  const stored = last && openQuote(deps.seal, last);
  if (stored) return fromLast(stored.content);
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
