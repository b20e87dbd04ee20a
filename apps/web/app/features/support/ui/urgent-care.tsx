import { type EmergencyCountry, getEmergencyNumbers } from '@travesia/contracts/support';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { supportTexts } from '../texts.ts';
import { Loading } from './parts/loading.tsx';

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
        <Loading lines={1} />
      )}
      <p className="small">
        {t('urgent.clinic')} {t.rich('urgent.crisis', { link: <LocalLink to="/services/mental-health#crisis" /> })}
      </p>
      {data ? (
        <Disclosure summary={t('urgent.sources')}>
          <p className="small">{t('urgent.checked', { date: format.date(data.checked) })}</p>
          <ul className="small urgent-sources">
            {data.data.map(({ country, source }) => (
              <li key={country}>
                {format.region(country)}:{' '}
                <a href={source.url} rel="noreferrer">
                  {source.name}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  );
}

function Country({ country, ambulance, service, also }: EmergencyCountry) {
  const t = useTexts(supportTexts);
  const format = useFormat();
  return (
    <li>
      <a href={`tel:${ambulance}`}>
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
