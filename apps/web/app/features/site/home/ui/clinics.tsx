import type { ReactNode } from 'react';
import type { Credential } from '@travesia/contracts/credentials';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { CardHeading } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { Rating } from '../../../../ui/rating/rating.tsx';
import type { HomeClinic } from '../load-home.ts';
import { homeTexts } from '../texts.ts';
import { SectionHead } from './section-head.tsx';

interface ClinicsProps {
  clinics: readonly { clinic: HomeClinic; badges: ReactNode }[];
  /** Number of verified clinics. */
  count: number;
}

/** Three verified clinics with the credentials behind their badges. */
export function Clinics({ clinics, count }: ClinicsProps) {
  const t = useTexts(homeTexts);
  return (
    <section className="section-tight wrap home-after" aria-labelledby="clinics-heading">
      <SectionHead
        id="clinics-heading"
        eyebrow={t('clinics.eyebrow')}
        title={t('clinics.title')}
        aside={
          <LocalLink className="strong" to="/directory?verified=1&listing=partner">
            {t('clinics.all', { count })}
          </LocalLink>
        }
      />
      <ul className="grid grid-3 home-clinics">
        {clinics.map(({ clinic, badges }) => (
          <li key={clinic.provider.id}>
            <ClinicCard clinic={clinic} badges={badges} />
          </li>
        ))}
      </ul>
      <p className="small muted home-under">{t('clinics.how', { shown: clinics.length, count })}</p>
    </section>
  );
}

function ClinicCard({ clinic: { provider, detail }, badges }: ClinicsProps['clinics'][number]) {
  const t = useTexts(homeTexts);
  const path = useLocalPath();
  const inForce = detail.credentials.filter(({ status }) => status === 'verified').slice(0, 3);
  return (
    <article className="card card-link card-padded home-clinic">
      <div className="home-clinic-head">
        <AvatarPicture
          name={provider.name}
          shape="square"
          size={56}
          own={provider.logo_url && `${provider.logo_url}?size=128`}
        />
        <div>
          <CardHeading href={path(`/providers/${provider.slug}`)}>{provider.name}</CardHeading>
          <p className="small muted">
            {t('clinics.place', { city: provider.city?.name ?? '', country: provider.country.name })}
          </p>
        </div>
      </div>
      {badges}
      <Rating value={provider.rating?.average ?? 0} count={provider.rating?.count ?? 0} />
      <ul className="home-credentials">
        {inForce.map((credential) => (
          <CredentialLine key={credential.id} credential={credential} />
        ))}
      </ul>
    </article>
  );
}

function CredentialLine({
  credential: { kind, body, checked_on: checked, expires_on: expires },
}: {
  credential: Credential;
}) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  return (
    <li>
      <Icon name="file-text" />
      <span>
        {t('credential.what', { kind: t(`credential.${kind}`), body })}
        <span className="muted home-credential-dates">
          {expires ? <span>{t('credential.until', { date: format.date(expires) })}</span> : null}
          {checked ? <span>{t('credential.read', { date: format.date(checked) })}</span> : null}
        </span>
      </span>
    </li>
  );
}
