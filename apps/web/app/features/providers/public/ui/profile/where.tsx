import type { ProviderDetail } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { addressLines } from '../../listing-view.ts';
import { providerTexts } from '../../texts.ts';
import { Section } from './section.tsx';

interface WhereProps {
  provider: ProviderDetail;
  map: ReactNode;
  airportKm: number | null;
  /** The rides from the airport, and the guide to the city. */
  way?: ReactNode;
}

/** Location: the country with the place marked, the address, the way from the airport. */
export function Where({ provider, map, airportKm, way }: WhereProps) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const { airports, airport_minutes: minutes } = provider;
  const [airport] = airports;
  return (
    <Section id="where" heading={t('where.heading')}>
      <div className="provider-where">
        {map}
        <ol className="provider-way">
          {airport ? (
            <li>
              <span className="strong">{t('where.airport', { airport })}</span>
              {airports.length > 1 ? (
                <span className="small muted">
                  {t('where.otherAirports', { airports: airports.slice(1).join(', ') })}
                </span>
              ) : null}
            </li>
          ) : null}
          <li>
            <span className="strong">{provider.name}</span>{' '}
            {minutes === null ? null : <span className="muted">{t('where.minutes', { count: minutes })}</span>}
            {airportKm === null ? null : (
              <span className="small muted">{t('where.straight', { distance: format.distance(airportKm) })}</span>
            )}
            <address className="small muted">
              {addressLines(provider).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </li>
        </ol>
      </div>
      {way ? <div className="provider-rides">{way}</div> : null}
    </Section>
  );
}
