import type { ClinicOverview } from '@travesia/contracts/providers';
import { useClinicArea } from '../../../contexts/index.ts';
import { groupPhone } from '../../../../lib/format/group-phone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { clinicTexts } from '../texts.ts';
import { useWhose } from '../whose.ts';

const SHOWN = 4;

/** Side column: listing completeness, patient reviews, clinic team. */
export function DeskSide({ overview }: { overview: ClinicOverview }) {
  return (
    <div>
      <ListingHealth overview={overview} />
      <Rating overview={overview} />
      <Manager overview={overview} />
    </div>
  );
}

function ListingHealth({ overview: { listing, actions } }: { overview: ClinicOverview }) {
  const t = useTexts(clinicTexts);
  const path = useLocalPath();
  const { base } = useClinicArea();
  const missing = listing.items.filter(({ done }) => !done);
  const there = listing.items.filter(({ done }) => done);
  const placeOf = (item: string) => {
    if (item === 'package') return null;
    if (item === 'licence') return path(`${base}/credentials`);
    return path(item === 'treatments' ? '/provider/treatments' : `${base}/settings`);
  };
  return (
    <section className="portal-section" aria-labelledby="listing">
      <div className="portal-section-head">
        <h2 id="listing">{t('listing.heading')}</h2>
        <span className="desk-score">
          {t.rich('listing.score', { score: <strong key="s">{listing.score}</strong> })}
        </span>
      </div>
      <ul className="desk-rows">
        {missing.slice(0, SHOWN).map(({ item, share }) => {
          const to = placeOf(item);
          return (
            <li key={item}>
              <span>
                <Icon name="circle-alert" /> <strong>{t(`listing.item.${item}`)}</strong>
              </span>
              {to && actions.includes('change_profile') ? (
                <a href={to} aria-label={t('listing.fixItem', { item: t(`listing.item.${item}`), share })}>
                  {t('listing.fix', { share })}
                </a>
              ) : (
                <span className="muted">{t('listing.share', { share })}</span>
              )}
            </li>
          );
        })}
        {there.length ? (
          <li>
            <span className="muted desk-there">
              <Icon name="circle-check" />
              <span>{inOneLine(there.map(({ item }) => t(`listing.item.${item}`)))}</span>
            </span>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** Joins names in one sentence; only the first keeps its initial capital. */
const inOneLine = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ');

function Rating({ overview: { clinic, rating, rating_distribution: stars } }: { overview: ClinicOverview }) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const path = useLocalPath();
  const whose = useWhose();
  return (
    <section className="portal-section" aria-labelledby="rating">
      <h2 id="rating">{t('rating.heading')}</h2>
      {rating ? (
        <>
          <p>
            <span className="figure-value">{format.number(rating.average, 1)}</span>{' '}
            {clinic.listed ? (
              <a href={path(`/providers/${clinic.slug}#reviews`)}>{t('rating.count', { count: rating.count })}</a>
            ) : (
              <span className="muted">{t('rating.count', { count: rating.count })}</span>
            )}
          </p>
          <ul className="desk-bars">
            {stars
              .map((count, at) => ({ count, of: at + 1 }))
              .toReversed()
              .map(({ count, of }) => (
                <li key={of}>
                  <span>{t('rating.stars', { stars: of })}</span>
                  <meter max={rating.count} value={count} aria-hidden="true" />
                  <span className="num">{format.number(count)}</span>
                </li>
              ))}
          </ul>
        </>
      ) : (
        <p className="muted">{t(`rating.none.${whose}`)}</p>
      )}
    </section>
  );
}

function Manager({ overview: { managed_by: manager } }: { overview: ClinicOverview }) {
  const t = useTexts(clinicTexts);
  const { via } = useClinicArea();
  if (!manager || via === 'organization') return null;
  return (
    <section className="portal-section" aria-labelledby="manager">
      <h2 id="manager">{t('manager.heading')}</h2>
      <p>
        <strong>{manager.name}</strong>
      </p>
      <ul className="desk-rows">
        {manager.email ? (
          <li>
            <a href={`mailto:${manager.email}`}>{manager.email}</a>
          </li>
        ) : null}
        {manager.phone ? (
          <li>
            <a href={`tel:${manager.phone}`}>{groupPhone(manager.phone)}</a>
          </li>
        ) : null}
        {manager.website ? (
          <li>
            <a href={manager.website} rel="noreferrer">
              {manager.website.replace(/^https?:\/\//, '')}
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
