import { type ChangedReference, type CurrencyChange, UNLIKELY_RATE_CHANGE } from '@travesia/contracts/catalog';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import { changeEntry, type ReferenceDeps } from './change-entry.ts';
import { lockCurrency, writeCurrency, writeRate } from '../reference-edits.repo.ts';

/** Where the day begins first: a rate may be of an admin's today, wherever that is. */
const EARLIEST_ZONE = 'Pacific/Kiritimati';
/** Prices are stored in it. */
const BASE = 'USD';

type CurrencyRow = NonNullable<Awaited<ReturnType<typeof lockCurrency>>>;

/** Changes a currency and its rate. Throws `catalog.base_currency`, `catalog.rate_date` and `catalog.rate_unlikely`. */
export const changeCurrency = (
  deps: ReferenceDeps,
  code: string,
  { version, reason, selectable, per_usd: perUsd, rated_on: ratedOn, source, confirmed = false }: CurrencyChange,
  actor: Actor,
): Promise<ChangedReference> =>
  changeEntry<CurrencyRow>(deps, {
    actor,
    version,
    reason,
    action: 'configuration.currency_changed',
    target: { type: 'currency', id: code },
    lock: (tx) => lockCurrency(tx, code),
    fields: ({ selectable: before, rate }) => ({
      selectable: [before, selectable],
      // Equal numbers may be written with more zeros.
      per_usd: [rate?.perUsd ?? null, rate && Number(rate.perUsd) === Number(perUsd) ? rate.perUsd : perUsd],
      rated_on: [rate?.ratedOn ?? null, ratedOn],
      source: [rate?.source ?? null, source],
    }),
    write: async (tx, { rate }, at) => {
      if (code === BASE && (Number(perUsd) !== 1 || !selectable)) throw new ProblemError('catalog.base_currency');
      if (ratedOn > deps.clock.today(EARLIEST_ZONE) || (rate && ratedOn < rate.ratedOn))
        throw new ProblemError('catalog.rate_date');
      if (rate && !confirmed && isUnlikely(Number(rate.perUsd), Number(perUsd)))
        throw new ProblemError('catalog.rate_unlikely');
      await writeRate(tx, { currency: code, ratedOn, perUsd, source });
      await writeCurrency(tx, code, { selectable }, at);
    },
  });

/** Whether a rate is so far from the one before that it is probably a typing error, such as an inverted one. */
const isUnlikely = (before: number, after: number): boolean =>
  Math.max(before, after) / Math.min(before, after) > 1 + UNLIKELY_RATE_CHANGE;
