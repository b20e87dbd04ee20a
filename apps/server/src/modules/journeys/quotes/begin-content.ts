import type { QuoteContent } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import type { PackageContent, PackageDetail } from '@travesia/contracts/packages';
import type { TreatmentOf } from '../journeys-deps.ts';

/** What clinics answer unless they say otherwise. */
const VALID_DAYS = 14;
const BALANCE_DUE_DAYS = 7;

const EMPTY = {
  balance_due_days: BALANCE_DUE_DAYS,
  variance_percent: 0,
  valid_days: VALID_DAYS,
  proposed_on: null,
  plan: '',
  reason: '',
} satisfies Partial<QuoteContent>;

/** From what the clinic sets up for its packages of the treatment, and what the catalog knows of it. */
export const fromTemplate = (
  { currency, clinicians, lines, items, nights, stay_days, deposit_percent, ...rest }: PackageContent,
  { trips }: Pick<TreatmentOf, 'trips'>,
  language: Locale,
): QuoteContent => ({
  ...EMPTY,
  currency,
  clinician_id: clinicians[0] ?? null,
  lines,
  items: items.map((item) => ({ ...item, detail: item.detail[language] })),
  nights,
  stay_days,
  trips: Math.min(2, Math.max(1, trips)),
  deposit_percent,
  cancellation_policy: rest.cancellation_policy,
  complications: { ...rest.complications, exclusions: rest.complications.exclusions[language] },
});

/** From the package that the patient asked about, read in their language and its own currency. */
export const fromPackage = (found: PackageDetail, begun: QuoteContent): QuoteContent => ({
  ...begun,
  currency: found.price.currency,
  clinician_id: found.clinician_id ?? begun.clinician_id,
  lines: found.lines.map(({ key, amount }) => ({ key, amount })),
  items: begun.items.map((item) => {
    const stated = found.inclusions.find(({ key }) => key === item.key);
    if (!stated) return item;
    const { answer, quantity, detail, extra_price: extra } = stated;
    return {
      ...item,
      answer,
      quantity,
      detail: detail ?? '',
      extra: extra && { amount: extra.amount, currency: extra.currency },
    };
  }),
  nights: found.nights,
  stay_days: found.stay_days,
  deposit_percent: found.deposit_percent,
  cancellation_policy: found.cancellation_policy,
  complications: found.complications
    ? { ...found.complications, exclusions: found.complications.exclusions ?? '' }
    : begun.complications,
});

/** From the last version of it; what only that one said is left out. */
export const fromLast = (last: QuoteContent): QuoteContent => ({ ...last, proposed_on: null, reason: '' });
