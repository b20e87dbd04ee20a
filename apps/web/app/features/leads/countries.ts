import { displayName } from '../../lib/format/numbers.ts';
import { LANGUAGE_TAG, type Locale } from '../../lib/i18n/locale.ts';

/** ISO 3166-1 alpha-2, without uninhabited territories. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

const sorted = new Map<Locale, { value: string; label: string }[]>();

/** Countries by name in a language, sorted for that language. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const known = sorted.get(locale);
  if (known) return known;
  const { compare } = new Intl.Collator(LANGUAGE_TAG[locale]);
  const options = CODES.map((value) => ({ value, label: displayName(locale, 'region', value) })).toSorted(
    (one, other) => compare(one.label, other.label),
  );
  sorted.set(locale, options);
  return options;
}
