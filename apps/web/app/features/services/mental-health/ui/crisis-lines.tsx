import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import {
  CRISIS_COUNTRIES,
  CRISIS_READ_ON,
  crisisCountriesFor,
  type CrisisCountry,
  type CrisisLine,
} from '../crisis-lines.ts';
import { mentalHealthTexts } from '../texts.ts';

/**
 * Public crisis lines by country, each with a call link. They are part of the page itself, so that no failed request can hide
 * them.
 */
export function CrisisLines() {
  const t = useTexts(mentalHealthTexts);
  const format = useFormat();
  const { home } = useSite();
  return (
    <section id="crisis" aria-labelledby="crisis-heading">
      <h2 id="crisis-heading">{t('crisis.heading')}</h2>
      <p className="muted measure service-lead">{t('crisis.lead')}</p>
      <ul className="crisis-list">
        {crisisCountriesFor(home).map((country) => (
          <Country key={country.code} country={country} />
        ))}
      </ul>
      <Disclosure summary={t('crisis.sources')}>
        <p className="small">{t('crisis.read', { date: format.date(CRISIS_READ_ON, 'day') })}</p>
        <ul className="crisis-sources small">
          {CRISIS_COUNTRIES.map(({ code, lines }) => (
            <li key={code}>
              {format.region(code)}: <Sources lines={lines} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Country({ country: { code, emergency, lines } }: { country: CrisisCountry }) {
  const t = useTexts(mentalHealthTexts);
  const format = useFormat();
  return (
    <li>
      <div className="row between">
        <h3>{format.region(code)}</h3>
        <span className="small muted">
          {t.rich('crisis.emergency', { link: <a href={`tel:${emergency}`}>{emergency}</a> })}
        </span>
      </div>
      {lines.map(({ shown, dial, name, hours, note }) => (
        <p key={shown}>
          <a className="crisis-number" href={`tel:${dial}`} aria-label={t('crisis.call', { number: shown, name })}>
            <Icon name="phone" />
            {shown}
          </a>
          <span className="small">{name}</span>
          <span className="small muted">
            {t(`crisis.hours.${hours}`)}
            {note ? `, ${t(`crisis.note.${note}`)}` : ''}
          </span>
        </p>
      ))}
    </li>
  );
}

function Sources({ lines }: { lines: readonly CrisisLine[] }) {
  const format = useFormat();
  const sources = [...new Map(lines.map(({ source }) => [source.url, source])).values()];
  return sources.map(({ name, url, said }) => (
    <span key={url}>
      <a href={url} rel="noreferrer">
        {name}
      </a>
      {said ? `, ${format.date(said, 'day')}` : ''}
    </span>
  ));
}
