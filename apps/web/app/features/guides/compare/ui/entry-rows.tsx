import { type EntryRule, PASSPORTS } from '@travesia/contracts/guides';
import { Fragment } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { guideTexts } from '../../texts.ts';
import { Out, SourceRead } from '../../ui/fact.tsx';
import type { CityComparison, ComparedCity } from '../load-comparison.ts';
import { compareCitiesTexts } from '../texts.ts';
import type { FactRow } from './fact-row.ts';

type Passport = (typeof PASSPORTS)[number];

/** Departure countries whose passport is one of the European Union. */
const EU: ReadonlySet<string> = new Set(['ES', 'PT', 'DE', 'FR']);

/** Visa rules by passport, that of the departure country first; passports without a known rule share a row. */
export function useEntryRows({ cities, home }: CityComparison): FactRow[] {
  const t = useTexts(compareCitiesTexts);
  const g = useTexts(guideTexts);
  const own = EU.has(home.country.code) ? 'EU' : home.country.code;
  const ruleOf = ({ guide }: ComparedCity, passport: Passport) =>
    guide.entry.rules.find((one) => one.passport === passport);
  const known = PASSPORTS.filter((passport) =>
    cities.some((city) => (ruleOf(city, passport)?.need ?? 'ask') !== 'ask'),
  ).toSorted((a, b) => Number(b === own) - Number(a === own));
  return [
    ...known.map((passport) => ({
      key: passport,
      label: g(`passport.${passport}`),
      cells: cities.map((city) => {
        const { slug, country } = city.guide;
        const rule = ruleOf(city, passport);
        if (country.code === passport) return <span key={slug}>{t('value.ownCountry')}</span>;
        if (rule) return <RuleCell key={slug} rule={rule} />;
        return (
          <span key={slug} className="muted">
            {g('need.ask')}
          </span>
        );
      }),
    })),
    {
      key: 'official',
      label: t(known.length > 0 ? 'row.otherPassports' : 'row.allPassports'),
      cells: cities.map(({ guide: { slug, entry } }) => (
        <Fragment key={slug}>
          <span className="muted">{g('need.ask')}</span>
          <Out {...entry.official} />
        </Fragment>
      )),
    },
  ];
}

function RuleCell({ rule: { need, days, note, source } }: { rule: EntryRule }) {
  const g = useTexts(guideTexts);
  return (
    <>
      <span className={need === 'ask' ? 'muted' : undefined}>
        {g(`need.${need}`)}
        {days === null ? null : ` · ${g('need.days', { count: days })}`}
      </span>
      {note ? <span className="small muted">{note}</span> : null}
      {source ? (
        <span className="tiny muted">
          <SourceRead {...source} />
        </span>
      ) : null}
    </>
  );
}
