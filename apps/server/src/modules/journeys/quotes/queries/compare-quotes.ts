import type { View } from '@travesia/contracts/catalog';
import { type ComparedQuote, journeyMachine, type QuoteComparison, quoteMachine } from '@travesia/contracts/journeys';
import { type Locale, statesTagged } from '@travesia/contracts/kit';
import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import { anonymous, type RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { Reference } from '../../../catalog/index.ts';
import { listMarketSamples, visibleTo } from '../../../packages/index.ts';
import { ownCases } from '../../cases/cases.policy.ts';
import { findCase } from '../../cases/cases.repo.ts';
import { type JourneyScope, ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { listJourneysOfCase } from '../../journeys.repo.ts';
import { byComparableTotal, comparable, type Samples } from '../comparable.ts';
import { listQuotesOf } from '../quotes.repo.ts';
import { openQuote } from '../stored-quote.ts';
import { type ReadableQuote, showQuote } from './read-quote.ts';

/** Quotes of which there is something to compare. */
const SHOWN: readonly string[] = statesTagged(quoteMachine, 'comparable');
/** Journeys whose clinic may still quote. */
const QUOTABLE: readonly string[] = statesTagged(journeyMachine, 'quotable');

/** The newest quote of each clinic that was asked about a case, lowest comparable total first. Throws `journeys.case_not_found`. */
export async function compareQuotesQuery(
  deps: JourneysDeps,
  caseId: string,
  view: View,
  { actor, language }: RequestContext,
): Promise<QuoteComparison> {
  const { db } = deps.database;
  const scope = ofPatient(actor);
  const [reference, found] = await Promise.all([deps.reference(), findCase(db, ownCases(actor), caseId)]);
  if (!found) throw new ProblemError('journeys.case_not_found');
  const records = await listJourneysOfCase(db, scope, caseId);
  const rows = await listQuotesOf(
    db,
    records.map(({ row }) => row.id),
  );
  const samples = await listMarketSamples(db, visibleTo(anonymous), [found.row.treatment], INCLUSION_KEYS);
  const byItem: Samples = Map.groupBy(samples, ({ treatment, key }) => `${treatment} ${key}`);
  const compared: ComparedQuote[] = [];
  for (const record of records) {
    const row = rows.find(
      ({ journeyId, status, kind }) => journeyId === record.row.id && kind === 'quote' && SHOWN.includes(status),
    );
    const stored = row && openQuote(deps.seal, row);
    if (!stored) continue;
    compared.push(await compare(deps, scope, { record, row, stored }, { reference, view, language, byItem }));
  }
  return {
    data: byComparableTotal(compared),
    waiting: records.filter(
      ({ row }) => QUOTABLE.includes(row.status) && !compared.some(({ quote }) => quote.journey_id === row.id),
    ).length,
    market_read_on: deps.clock.today(),
    rate_date: reference.rateDate,
  };
}

async function compare(
  deps: JourneysDeps,
  scope: JourneyScope,
  found: ReadableQuote,
  { reference, view, language, byItem }: { reference: Reference; view: View; language: Locale; byItem: Samples },
): Promise<ComparedQuote> {
  const { record, stored } = found;
  const { provider } = record;
  const at = {
    packageId: record.row.packageId ?? '',
    treatment: record.row.treatment,
    city: provider.citySlug ?? '',
    country: provider.country,
  };
  return {
    quote: await showQuote(deps, scope, found, { reference, language }),
    provider: {
      id: provider.id,
      name: provider.name,
      city: provider.city?.[language] ?? null,
      country: reference.countries.get(provider.country)?.name[language] ?? provider.country,
    },
    ...comparable(reference, stored.content, at, byItem, view),
  };
}
