import { displayName } from '../../lib/format/numbers.ts';
import { LANGUAGE_TAG, type Locale } from '../../lib/i18n/locale.ts';
import type { Option } from './field-options.ts';

/** Widely spoken languages, and those of Latin America's indigenous peoples, by ISO 639. */
const CODES =
  'am ar ay bg bn ca cs da de el en es et eu fa fi fil fr gl gn gu ha he hi hr ht hu hy id it ja jv kk km kn ko lo lt lv ml mr ms my nah nb ne nl pa pl ps pt qu ro ru sk sl so sq sr sv sw ta te th tr uk ur uz vi yo yue zh zu arn myn quc'.split(
    ' ',
  );

/** Languages by their names in a given language, in alphabetical order. */
export function languageOptions(locale: Locale): Option[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAG[locale]);
  return CODES.map((value) => ({ value, label: displayName(locale, 'language', value) }))
    .filter(({ value, label }) => label !== value)
    .toSorted((one, other) => compare(one.label, other.label));
}
