import { z } from 'zod';
import { COMPLICATION_PARTS } from '../../packages/index.ts';
import { isDepositPercent } from '../../terms/index.ts';
import { type QuoteContent, quoteTotal } from './quote-content.schema.ts';

export const QUOTE_GAP_CODES = [
  'clinician_missing',
  'clinician_not_licensed',
  'item_unanswered',
  'item_quantity_missing',
  'nights_missing',
  'stay_missing',
  'stay_too_short',
  'lines_missing',
  'line_empty',
  'line_not_included',
  'currency_differs',
  'deposit_missing',
  'policy_missing',
  'payer_missing',
  'window_missing',
  'reason_missing',
  'nothing_changed',
  'below_paid',
  'proposed_in_past',
] as const;

export const QuoteGap = z
  .object({
    path: z.string().meta({ description: 'Path in the content, such as `items.3.answer`.' }),
    code: z.enum(QUOTE_GAP_CODES).meta({ description: 'What is missing.' }),
    item: z.string().nullable().meta({ description: 'The price item or the part it is about; null for none.' }),
    least: z.int().nullable().meta({ description: 'The least that is needed; null for none.' }),
  })
  .meta({ id: 'QuoteGap', description: 'Something a quote lacks to be sent.' });
export type QuoteGap = z.infer<typeof QuoteGap>;

/** What the check needs to know besides the content. */
export interface QuoteFacts {
  /** Clinicians at work with a license in force today. */
  licensed: readonly string[];
  /** Price items that are counted. */
  counted: readonly string[];
  /** Shortest usual stay of all trips, in days. */
  stayLeast: number;
  /** Today at the clinic. */
  today: string;
  /** What a change order changes, and what was paid for it in minor units; null for a quote. */
  agreed: { content: QuoteContent; paidMinor: number } | null;
}

type More = Partial<Pick<QuoteGap, 'item' | 'least'>>;
const check = (isOpen: boolean, path: string, code: QuoteGap['code'], more: More = {}): QuoteGap[] =>
  isOpen ? [{ path, code, item: null, least: null, ...more }] : [];

function itemGaps({ items }: QuoteContent, { counted }: QuoteFacts): QuoteGap[] {
  return items.flatMap(({ key: item, answer, quantity }, place) => [
    ...check(answer === null, `items.${place}.answer`, 'item_unanswered', { item }),
    ...check(
      answer === 'included' && counted.includes(item) && quantity === null,
      `items.${place}.quantity`,
      'item_quantity_missing',
      { item },
    ),
  ]);
}

function priceGaps(content: QuoteContent): QuoteGap[] {
  const { currency, lines, items, deposit_percent: deposit } = content;
  const money = [...lines.map((line) => line.amount), ...items.flatMap(({ extra }) => extra ?? [])];
  return [
    ...check(lines.length === 0, 'lines', 'lines_missing'),
    ...check(
      money.some((one) => one.currency !== currency),
      'lines',
      'currency_differs',
    ),
    ...lines.flatMap(({ key: item, amount }, place) => {
      const answer = items.find(({ key }) => key === item)?.answer;
      return [
        ...check(amount.amount === 0, `lines.${place}.amount`, 'line_empty', { item }),
        ...check(answer === 'not_included' || answer === 'not_applicable', `lines.${place}`, 'line_not_included', {
          item,
        }),
      ];
    }),
    ...check(deposit === null || !isDepositPercent(deposit), 'deposit_percent', 'deposit_missing'),
    ...check(content.cancellation_policy === null, 'cancellation_policy', 'policy_missing'),
  ];
}

function changeGaps(content: QuoteContent, { agreed }: QuoteFacts): QuoteGap[] {
  if (!agreed) return [];
  const said = ({ lines, items }: QuoteContent) => JSON.stringify([lines, items]);
  return [
    ...check(!content.reason, 'reason', 'reason_missing'),
    ...check(said(content) === said(agreed.content), 'lines', 'nothing_changed'),
    ...check(quoteTotal(content).amount < agreed.paidMinor, 'lines', 'below_paid', { least: agreed.paidMinor }),
  ];
}

/** What a quote lacks to be sent, in the order of its form; empty if it can be sent. */
export function quoteGaps(content: QuoteContent, facts: QuoteFacts): QuoteGap[] {
  const { clinician_id: clinician, nights, stay_days: stay, proposed_on: day, complications } = content;
  return [
    ...changeGaps(content, facts),
    ...check(clinician === null, 'clinician_id', 'clinician_missing'),
    ...check(clinician !== null && !facts.licensed.includes(clinician), 'clinician_id', 'clinician_not_licensed'),
    ...check(day !== null && day <= facts.today, 'proposed_on', 'proposed_in_past'),
    ...itemGaps(content, facts),
    ...priceGaps(content),
    ...check(nights === null, 'nights', 'nights_missing'),
    ...check(stay === null, 'stay_days', 'stay_missing'),
    ...check(stay !== null && stay < facts.stayLeast, 'stay_days', 'stay_too_short', { least: facts.stayLeast }),
    ...COMPLICATION_PARTS.flatMap((item) =>
      check(complications.pays[item] === null, `complications.pays.${item}`, 'payer_missing', { item }),
    ),
    ...check(complications.window_days === null, 'complications.window_days', 'window_missing'),
  ];
}

/** Whether a change raises the price by more than the accepted quote allows, so that the patient may leave with a full refund. */
export function exceedsVariance(agreed: QuoteContent, changed: QuoteContent): boolean {
  const [before, after] = [quoteTotal(agreed).amount, quoteTotal(changed).amount];
  return after * 100 > before * (100 + agreed.variance_percent);
}
