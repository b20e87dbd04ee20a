import type { Feed, FeedEntry } from '@travesia/contracts/platform-admin';
import { Link } from 'react-router';
import { FINE_MAP_GROUND } from '../../../../lib/art/art-path.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { Table } from '../../../../ui/table/table.tsx';
import { countriesOf, type CountryRow } from '../countries.ts';
import { NO_COUNTRY } from '../feed-filter.ts';
import { PLACES } from '../places.ts';
import { liveFeedTexts } from '../texts.ts';

/** Degrees to a point of the map; the map is another feature's. */
export type Project = (lat: number, lon: number) => { x: number; y: number };

interface CountriesProps {
  active: Feed['active'];
  /** Of the last hour, or of the replay until now. */
  entries: readonly FeedEntry[];
  isReplay: boolean;
  project: Project;
}

/** Where it happens: a map, and a table that says the same and more. */
export function Countries({ active, entries, isReplay, project }: CountriesProps) {
  const t = useTexts(liveFeedTexts);
  const format = useFormat();
  const href = useQueryHref();
  const rows = countriesOf(active, entries);
  const users = ({ users: count }: CountryRow) => (count === null ? t('users.few') : format.number(count));
  return (
    <section className="live-places" aria-labelledby="live-places">
      <h2 id="live-places">{t('places')}</h2>
      <CountryMap rows={rows} project={project} />
      <p className="small muted live-legend">
        <span className="live-key live-key-users" aria-hidden="true" /> {t('legend.users')}
        <span className="live-key live-key-entries" aria-hidden="true" /> {t('legend.entries')}
      </p>
      {rows.length === 0 ? (
        <p className="muted">{t('places.empty')}</p>
      ) : (
        <Table
          caption={t('places')}
          hideCaption
          rowKey={({ country }) => country ?? NO_COUNTRY}
          rows={rows}
          columns={[
            {
              key: 'country',
              header: t('column.country'),
              cell: ({ country }) => (
                <Link className="live-country" to={href({ country: country ?? NO_COUNTRY })} preventScrollReset>
                  {country ? format.region(country) : t('country.none')}
                </Link>
              ),
            },
            ...(isReplay ? [] : [{ key: 'users', header: t('column.users'), numeric: true, cell: users }]),
            {
              key: 'entries',
              header: t('column.entries'),
              numeric: true,
              cell: ({ entries: count }: CountryRow) => format.number(count),
            },
          ]}
        />
      )}
    </section>
  );
}

const size = (count: number): number => Math.min(44, Math.round((10 + 5 * Math.sqrt(count)) * 10) / 10);

/** Decorative: the table has every country, also those that the map does not show. */
function CountryMap({ rows, project }: { rows: readonly CountryRow[]; project: Project }) {
  const marks = rows.flatMap(({ country, users, entries }) => {
    const place = country ? PLACES[country] : undefined;
    return place ? [{ country, users: users ?? 1, entries, ...project(...place) }] : [];
  });
  return (
    <svg className="live-map" viewBox="0 60 930 1020" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: FINE_MAP_GROUND }} />
      {marks.map(({ country, users, entries, x, y }) => (
        <g key={country} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          {entries > 0 ? <circle className="live-entries" r={size(entries)} /> : null}
          {users > 0 ? <circle className="live-users" r={size(users) / 2} /> : null}
        </g>
      ))}
    </svg>
  );
}
