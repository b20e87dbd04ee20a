import type { QuoteContent, QuoteStatus } from '@travesia/contracts/journeys';
import { allocateMoney, convertMoney, type Locale, type Money } from '@travesia/contracts/kit';
import type { InclusionKey } from '@travesia/contracts/packages';
import type { Reference } from '../../catalog/index.ts';
import { type SellingClinic, templateOf } from '../../packages/index.ts';
import type { TreatmentOf } from '../journeys-deps.ts';
import { fromTemplate } from '../quotes/begin-content.ts';

/** A question about a quote of the demo. */
export interface DemoQuestion {
  key: InclusionKey | null;
  question: string;
  hoursAgo: number;
  answer?: string;
  answeredHoursAgo?: number;
}

/** A quote of the demo. Times are hours before now. */
export interface DemoQuote {
  kind?: 'quote' | 'change_order';
  status: QuoteStatus;
  /** The price in whole US dollars, which becomes one in the clinic's currency. */
  usd: number;
  /** When it was sent, or begun while a draft. */
  hoursAgo: number;
  decidedHoursAgo?: number;
  validDays?: number;
  plan: string;
  /** Items that cost extra, each with its price in US dollars. */
  without?: Partial<Record<InclusionKey, number>>;
  /** Of a change order. */
  reason?: string;
  /** What the patient wrote when declining. */
  declined?: string;
  questions?: readonly DemoQuestion[];
}

/** How the price splits into lines. */
const SHARES: readonly (readonly [InclusionKey, number])[] = [
  ['surgeon_fee', 44],
  ['anesthesia', 12],
  ['facility', 26],
  ['medications_in', 6],
  ['taxes_fees', 12],
];
const DEPOSIT_PERCENT = 30;
const VARIANCE_PERCENT = 5;
const WINDOW_DAYS = 90;
const USD_MINOR = 100;
/** Rounded to whole hundreds of minor units, as people quote. */
const ROUND = 100;

interface At {
  reference: Reference;
  clinic: SellingClinic;
  treatment: TreatmentOf;
  language: Locale;
}

/** What a quote of the demo says: what the product begins one with, and the clinic's answers. */
export function contentOf(
  { usd, validDays, plan, reason, without = {} }: DemoQuote,
  { reference, clinic, treatment, language }: At,
): QuoteContent {
  const begun = fromTemplate(templateOf(reference, clinic, treatment), treatment, language);
  const inCurrency = (dollars: number): Money => {
    const { amount, currency } = convertMoney(
      { amount: dollars * USD_MINOR, currency: 'USD' },
      begun.currency,
      reference.rates,
    );
    return { amount: Math.round(amount / ROUND) * ROUND, currency };
  };
  const amounts = allocateMoney(
    inCurrency(usd),
    SHARES.map(([, share]) => share),
  );
  const sold = new Set<string>(SHARES.map(([key]) => key));
  const isCounted = (key: string) =>
    reference.inclusionKeys.some((one) => one.key === key && one.quantityUnit !== null);
  const licensed = clinic.clinicians.filter((one) => one.licensed);
  return {
    ...begun,
    clinician_id: (licensed.find(({ id }) => id === begun.clinician_id) ?? licensed[0])?.id ?? null,
    lines: SHARES.map(([key], place) => ({ key, amount: amounts[place] ?? inCurrency(0) })),
    items: begun.items.map((item) => {
      const extra = without[item.key];
      if (extra !== undefined) return { ...item, answer: 'not_included', extra: inCurrency(extra) };
      const answer = sold.has(item.key) ? 'included' : (item.answer ?? 'not_applicable');
      const quantity = answer === 'included' && isCounted(item.key) ? (item.quantity ?? 1) : item.quantity;
      return { ...item, answer, quantity };
    }),
    deposit_percent:
      begun.deposit_percent === null || begun.deposit_percent === 0 ? DEPOSIT_PERCENT : begun.deposit_percent,
    cancellation_policy: begun.cancellation_policy ?? [...reference.policies.keys()][0] ?? null,
    complications: {
      ...begun.complications,
      pays: { surgeon: 'clinic', facility: 'clinic', travel: 'patient', home_care: 'patient' },
      window_days: WINDOW_DAYS,
    },
    variance_percent: VARIANCE_PERCENT,
    valid_days: validDays ?? begun.valid_days,
    plan,
    reason: reason ?? '',
  };
}
