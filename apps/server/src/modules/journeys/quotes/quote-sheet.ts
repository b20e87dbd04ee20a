import { mostOf, type QuoteContent, quoteTotal } from '@travesia/contracts/journeys';
import type { Locale, Money } from '@travesia/contracts/kit';
import { COMPLICATION_PARTS } from '@travesia/contracts/packages';
import { depositOn, isPatientRule, lossLimit } from '@travesia/contracts/terms';
import type { Sheet, SheetRow } from '../../../platform/exports/sheet.ts';
import { showMoney } from '../../../platform/show-money.ts';
import { timeText } from '../../bookings/index.ts';
import type { Reference } from '../../catalog/index.ts';
import { dayText } from '../day-text.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import type { QuoteRow } from './quote.lifecycle.ts';
import type { SentFacts } from './stored-quote.ts';
import { QUOTE_TEXTS } from './texts/by-language.ts';
import type { QuoteTexts } from './texts/quote-texts.ts';

interface Written {
  record: JourneyRecord;
  row: Pick<QuoteRow, 'number' | 'kind' | 'reference' | 'language'>;
  content: QuoteContent;
  sent: SentFacts;
  /** What held before a change order; null for a quote. */
  before: Money | null;
  at: Date;
  validUntil: Date;
}

/** What the document of a quote says, in the patient's language. */
export function quoteSheet(reference: Reference, written: Written): Sheet {
  const { record, row, content, sent, before, at, validUntil } = written;
  const { language } = row;
  const texts = QUOTE_TEXTS[language];
  const money = (one: Money) => showMoney(one, language);
  const time = (instant: Date) => texts.clinicTime(timeText(instant, sent.time_zone, language));
  const { provider, patient } = record;
  const treatment = reference.treatments.get(record.row.treatment)?.name[language] ?? record.row.treatment;
  const total = quoteTotal(content);
  const country = reference.countries.get(provider.country)?.name[language] ?? provider.country;
  return {
    title: texts.title[row.kind](row.number),
    number: row.reference,
    lead: texts.lead(money(total), treatment),
    parties: [
      { label: texts.label.patient, lines: [`${patient.firstName} ${patient.lastName}`.trim()] },
      {
        label: texts.label.clinic,
        lines: [provider.name, [provider.city?.[language], country].filter(Boolean).join(', ')],
      },
    ],
    facts: [
      [texts.label.treatment, treatment],
      [texts.label.clinician, sent.clinician],
      [texts.label.sent, time(at)],
      [texts.label.validUntil, time(validUntil)],
      ...(before ? [[texts.label.before, money(before)] as const] : []),
      ...stayFacts(content, texts, language),
      ...moneyFacts(content, {
        texts,
        money,
        policy: reference.policies.get(sent.policy.key)?.name[language] ?? sent.policy.key,
      }),
    ],
    tables: [
      { heading: texts.heading.price, rows: priceRows(reference, content, { texts, money, language }) },
      { heading: texts.heading.items, rows: itemRows(reference, content, { texts, money, language }) },
      { heading: texts.heading.cancellation, rows: cancellationRows(content, sent, { texts, money }) },
      { heading: texts.heading.complications, rows: complicationRows(content, texts) },
    ],
    notes: [
      ...(content.reason ? [texts.reason(content.reason)] : []),
      ...(content.plan ? [texts.plan(content.plan)] : []),
      ...complicationNotes(content, texts),
      texts.cancellation.note,
      row.kind === 'quote' ? texts.binding : texts.change,
    ],
    foot: `${texts.foot} · ${row.reference}`,
    page: texts.page,
  };
}

type Facts = [string, string][];

function stayFacts(content: QuoteContent, texts: QuoteTexts, language: Locale): Facts {
  const { trips, stay_days: days, nights, proposed_on: day } = content;
  return [
    [texts.label.trips, String(trips)],
    [texts.label.stay, texts.stay(days ?? 0, nights ?? 0)],
    ...(day ? [[texts.label.proposed, dayText(day, language)] satisfies [string, string]] : []),
  ];
}

interface Said {
  texts: QuoteTexts;
  money: (one: Money) => string;
  language: Locale;
}

function moneyFacts(
  content: QuoteContent,
  { texts, money, policy }: Omit<Said, 'language'> & { policy: string },
): Facts {
  const total = quoteTotal(content);
  const percent = content.deposit_percent ?? 0;
  const deposit = depositOn(total, percent);
  const balance = { ...total, amount: total.amount - deposit.amount };
  return [
    [texts.label.deposit, percent === 0 ? texts.none : texts.depositDue(money(deposit), percent)],
    [texts.label.balance, texts.balanceDue(money(balance), content.balance_due_days)],
    [
      texts.label.limit,
      content.variance_percent === 0 ? texts.fixed : texts.limit(content.variance_percent, money(mostOf(content))),
    ],
    [texts.label.policy, policy],
  ];
}

const nameOf = ({ inclusionKeys }: Reference, key: string, language: Locale): string =>
  inclusionKeys.find((item) => item.key === key)?.label[language] ?? key;

const priceRows = (reference: Reference, content: QuoteContent, { texts, money, language }: Said): SheetRow[] => [
  ...content.lines.map(({ key, amount }) => ({ label: nameOf(reference, key, language), amount: money(amount) })),
  { label: texts.total, amount: money(quoteTotal(content)), strong: true },
];

function itemRows(reference: Reference, content: QuoteContent, { texts, money, language }: Said): SheetRow[] {
  return content.items.map(({ key, answer, quantity, detail, extra }) => {
    const unit = reference.inclusionKeys.find((item) => item.key === key)?.quantityUnit ?? '';
    const count = quantity === null ? null : (texts.units[unit]?.(quantity) ?? String(quantity));
    const note = [count, detail || null].filter((one) => one !== null).join(' · ');
    const amount =
      answer === 'included'
        ? texts.included
        : answer === 'not_included'
          ? texts.notIncluded(extra && money(extra))
          : texts.notNeeded;
    return { label: nameOf(reference, key, language), note: note || undefined, amount };
  });
}

const cancellationRows = (
  content: QuoteContent,
  { policy }: SentFacts,
  { texts: { cancellation: said }, money }: Omit<Said, 'language'>,
): SheetRow[] =>
  policy.rules
    .filter(isPatientRule)
    .map(({ days_before_min: least, days_before_max: most, refund_percent: percent, loss_cap: cap }) => ({
      label:
        least !== null && most !== null
          ? said.between(least, most)
          : least !== null
            ? said.from(least)
            : most !== null
              ? said.upTo(most)
              : said.always,
      amount:
        percent === 0 && cap ? said.returnsAbove(money(lossLimit(quoteTotal(content), cap))) : said.returns(percent),
    }));

const complicationRows = ({ complications: { pays } }: QuoteContent, { complications: said }: QuoteTexts): SheetRow[] =>
  COMPLICATION_PARTS.flatMap((part) => {
    const payer = pays[part];
    return payer ? [{ label: said.parts[part], amount: said.payers[payer] }] : [];
  });

const complicationNotes = (
  { complications: { window_days: days, exclusions } }: QuoteContent,
  { complications: said }: QuoteTexts,
): string[] => [...(days === null ? [] : [said.window(days)]), ...(exclusions ? [said.exclusions(exclusions)] : [])];
