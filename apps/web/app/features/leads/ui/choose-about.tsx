import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { CardHeading, CardLink } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type About, closedClinic } from '../load-about.ts';
import { leadTexts } from '../texts.ts';

const WAYS = [
  { to: '/treatments', key: 'treatment' },
  { to: '/packages', key: 'package' },
  { to: '/directory', key: 'clinic' },
  { to: '/services/online', key: 'service' },
] as const;

/** Shown if the subject is missing, gone or does not accept requests: explains it and links to what does. */
export function ChooseAbout({ about }: { about: About }) {
  const t = useTexts(leadTexts);
  const path = useLocalPath();
  const listing = about.provider?.listing === 'directory' ? about.provider : null;
  return (
    <div className="stack-wide lead-choose">
      {listing ? (
        <Notice tone="warning" title={t('listing.title', { name: listing.name })}>
          <p>{t('listing.text')}</p>
          <p>
            <LocalLink to={`/providers/${listing.slug}/claim`}>{t('claim.link')}</LocalLink>
          </p>
        </Notice>
      ) : null}
      <ClosedNotice about={about} />
      {about.missing ? (
        <Notice tone="warning" title={t('missing.title')}>
          <p>{t('missing.text')}</p>
        </Notice>
      ) : null}
      <h2>{t('choose.heading')}</h2>
      <ul className="grid grid-2 lead-ways">
        {WAYS.map(({ to, key }) => (
          <li key={to}>
            <CardLink>
              <CardHeading href={path(to)}>{t(`choose.title.${key}`)}</CardHeading>
              <p className="small muted">{t(`choose.text.${key}`)}</p>
            </CardLink>
          </li>
        ))}
      </ul>
      <p>{t.rich('choose.write', { link: <LocalLink to="/contact" /> })}</p>
    </div>
  );
}

/** Says that the clinic takes no new requests, with the way to others. */
function ClosedNotice({ about }: { about: About }) {
  const t = useTexts(leadTexts);
  const closed = closedClinic(about);
  if (!closed) return null;
  const { offer } = about;
  return (
    <Notice tone="warning" title={t('closed.title', { name: closed.name })}>
      <p>{t('closed.text')}</p>
      <p className="row">
        <LocalLink to={`/providers/${closed.slug}#credentials`}>{t('closed.clinic')}</LocalLink>
        {offer ? (
          <LocalLink to={`/packages/${offer.treatment.slug}`}>
            {t('closed.others', { treatment: offer.treatment.name })}
          </LocalLink>
        ) : null}
      </p>
    </Notice>
  );
}
