import { EMERGENCY_COUNTRIES, type EmergencyCountry, getEmergencyNumbers } from '@travesia/contracts/support';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { supportTexts } from '../texts.ts';

/** Emergency contacts, shown first: not us. */
export function UrgentCare() {
  const t = useTexts(supportTexts);
  const format = useFormat();
  const { data, problem, reload } = useCall(getEmergencyNumbers);
  return (
    <section className="urgent-box" aria-labelledby="urgent">
      <h2 id="urgent">
        <Icon name="phone" /> {t('urgent.heading')}
      </h2>
      <p>{t('urgent.text')}</p>
      {data ? (
        <ul className="urgent-numbers">
          {data.data.map((one) => (
            <Country key={one.country} {...one} />
          ))}
        </ul>
      ) : problem ? (
        <FailedLoad problem={problem} retry={reload} title={t('urgent.failed')} />
      ) : (
        <NumbersToCome />
      )}
      <p className="small">
        {t('urgent.clinic')} {t.rich('urgent.crisis', { link: <LocalLink to="/services/mental-health#crisis" /> })}
      </p>
      {problem && !data ? null : (
        <Disclosure summary={t('urgent.sources')}>
          <p className="small">{data ? t('urgent.checked', { date: format.date(data.checked) }) : null}</p>
          <ul className="small urgent-sources">
            {data?.data.map(({ country, source }) => (
              <li key={country}>
                {format.region(country)}:{' '}
                <a href={source.url} rel="noreferrer">
                  {source.name}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

/** The countries in the layout of their numbers, one with a second line: rows have one height, and the page below does not move. */
function NumbersToCome() {
  const t = useTexts(supportTexts);
  const format = useFormat();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <ul className="urgent-numbers" aria-hidden="true">
        {EMERGENCY_COUNTRIES.map((country) => (
          <li key={country}>
            <p className="urgent-country">
              <span>{format.region(country)}</span> <Skeleton width="2rem" />
            </p>
            {country === EMERGENCY_COUNTRIES[0] ? <span className="small">{'\u00a0'}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Country({ country, ambulance, service, also }: EmergencyCountry) {
  const t = useTexts(supportTexts);
  const format = useFormat();
  return (
    <li>
      <a href={`tel:${ambulance}`} className="urgent-country">
        <span>{format.region(country)}</span> <span className="urgent-number num">{ambulance}</span>
      </a>
      {service || also.length ? (
        <span className="small muted">
          {service} {also.length ? t('urgent.also', { numbers: format.list(also, 'disjunction') }) : null}
        </span>
      ) : null}
    </li>
  );
}
