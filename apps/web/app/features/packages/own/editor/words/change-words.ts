import type { FieldChange, PackageEditor } from '@travesia/contracts/packages';
import { formatMoney } from '../../../../../lib/format/money.ts';
import { displayName } from '../../../../../lib/format/numbers.ts';
import { isLocale, type Locale } from '../../../../../lib/i18n/locale.ts';
import { useLocale, useTexts, type Translate } from '../../../../../lib/i18n/use-texts.tsx';
import { packageWords, type PackageWord } from './texts.ts';

/** What names of keys and ids are found in. */
export type Named = Pick<PackageEditor, 'items' | 'clinicians' | 'policies' | 'treatments'>;

interface Words {
  t: Translate<PackageWord>;
  locale: Locale;
  named: Named;
}

const itemName = ({ items }: Named, key: string): string => items.find((one) => one.key === key)?.label ?? key;

/** A change as a row of a list: which field, and its values before and after, in words. */
export interface ChangeInWords {
  path: string;
  label: string;
  before: string;
  after: string;
}

/** What the parts of an item and of a day are called. */
const PARTS: Readonly<Record<string, PackageWord>> = {
  answer: 'part.answer',
  quantity: 'part.quantity',
  detail: 'part.detail',
  extra: 'part.extra',
  place: 'part.place',
  title: 'part.title',
  note: 'part.note',
  window_days: 'part.window',
  exclusions: 'part.exclusions',
};

/** Name of what a list field's path is about, and the names of its parts that follow. */
function subjectOf({ t, named }: Words, field: string, rest: string[]): { name: string; parts: string[] } {
  const [first = '', second = '', ...others] = rest;
  if (field === 'items') {
    const item = /^\d+$/.test(first) ? named.items[Number(first)] : undefined;
    return { name: item?.label ?? itemName(named, first), parts: rest.slice(1) };
  }
  if (field === 'lines') return { name: t('label.line', { name: itemName(named, first) }), parts: [] };
  if (field === 'itinerary' && /^\d+$/.test(second))
    return { name: t('label.day', { trip: first, day: second }), parts: others };
  if (field === 'complications' && first === 'pays')
    return {
      name: t('label.part', { name: t('field.complications'), part: t(`pays.${second}` as 'pays.surgeon') }),
      parts: [],
    };
  return { name: t(`field.${field}` as 'field.title'), parts: field === 'clinicians' ? [] : rest };
}

function labelOf(words: Words, path: string): string {
  const { t, locale } = words;
  const [field = '', ...rest] = path.split('.');
  const { name, parts } = subjectOf(words, field, rest);
  const language = parts.find(isLocale);
  const part = PARTS[parts[0] ?? ''];
  const whole = part ? t('label.part', { name, part: t(part) }) : name;
  return language ? t('label.language', { name: whole, language: displayName(locale, 'language', language) }) : whole;
}

function valueOf({ t, locale, named }: Words, path: string, value: FieldChange['after']): string {
  if (value === null || value === '') return t('value.none');
  if (typeof value === 'object') return formatMoney(locale, value);
  const text = String(value);
  const [field = '', ...rest] = path.split('.');
  const last = rest.at(-1) ?? '';
  if (field === 'treatment') return named.treatments.find(({ slug }) => slug === text)?.name ?? text;
  if (field === 'cancellation_policy') return named.policies.find(({ key }) => key === text)?.name ?? text;
  if (field === 'deposit_percent') return value === 0 ? t('value.noDeposit') : t('value.percent', { percent: text });
  if (field === 'clinicians') return namesIn(named, text);
  if (last === 'answer') return t(`answer.${text}` as 'answer.included');
  if (last === 'place') return t(`place.${text}` as 'place.clinic');
  if (rest[0] === 'pays') return t(`payer.${text}` as 'payer.clinic');
  if (last === 'window_days') return t('value.days', { count: Number(value) });
  return text;
}

/** Clinicians are listed by id; what is no id is a name already. */
const namesIn = ({ clinicians }: Named, text: string): string => {
  const ids = text.split(/[\s,]+/).filter(Boolean);
  const names = ids.map((id) => clinicians.find((one) => one.id === id)?.name);
  return names.every((name) => name !== undefined) ? names.join(', ') : text;
};

/** Changes in words, in their order. */
export function changesInWords(
  t: Translate<PackageWord>,
  locale: Locale,
  changes: readonly FieldChange[],
  named: Named,
): ChangeInWords[] {
  const words = { t, locale, named };
  return changes.map(({ path, before, after }) => ({
    path,
    label: labelOf(words, path),
    before: valueOf(words, path, before),
    after: valueOf(words, path, after),
  }));
}

/** The same in the page's language. */
export function useChangesInWords(named: Named): (changes: readonly FieldChange[]) => ChangeInWords[] {
  const t = useTexts(packageWords);
  const locale = useLocale();
  return (changes) => changesInWords(t, locale, changes, named);
}
