import type { AdminProviderDetail } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { credentialsTexts } from './texts.ts';

type Credential = AdminProviderDetail['credentials'][number];

const SOON_DAYS = 30;
const ICONS: Readonly<Record<Credential['status'], IconName>> = {
  verified: 'circle-check',
  being_checked: 'clock',
  not_held: 'circle-dashed',
  expired: 'circle-alert',
  revoked: 'ban',
};

/** Headings that explain a verification apply only if there is one. */
const HEADS: Readonly<Partial<Record<AdminProviderDetail['verification_status'], 'verified' | 'pending'>>> = {
  verified: 'verified',
  pending: 'pending',
};

const isSoon = ({ status, expires_in_days: days }: Credential): boolean =>
  status === 'verified' && days !== null && days <= SOON_DAYS;

/**
 * A clinic's credentials as a trail of evidence: what they prove, issuer, when they were checked and when they
 * expire.
 */
export function CredentialTrail({
  provider,
  acts,
}: {
  provider: AdminProviderDetail;
  acts?: (credential: Credential) => ReactNode;
}) {
  const t = useTexts(credentialsTexts);
  const { credentials, credential_counts: counts, verification_status: verification } = provider;
  return (
    <section aria-labelledby="credentials">
      <div className="admin-trail-head">
        <h2 id="credentials">{t(`trail.title.${HEADS[verification] ?? 'other'}`)}</h2>
        <span className="small muted num">{t('credentials.of', { count: counts.in_force, total: counts.total })}</span>
      </div>
      {credentials.length === 0 ? <p className="muted">{t('trail.empty')}</p> : null}
      <ol className="admin-trail">
        {credentials.map((credential) => (
          <li
            key={credential.id}
            className={`admin-credential admin-credential-${isSoon(credential) ? 'soon' : credential.status}`}
          >
            <Icon name={isSoon(credential) ? 'circle-alert' : ICONS[credential.status]} />
            <div>
              <p className="strong">{credential.clinician ?? t(`credential.${credential.kind}`)}</p>
              <p className="small muted">
                {[credential.clinician ? t(`credential.${credential.kind}`) : null, credential.body, credential.number]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <CredentialDates credential={credential} />
              {acts?.(credential)}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CredentialDates({ credential }: { credential: Credential }) {
  const t = useTexts(credentialsTexts);
  const format = useFormat();
  const {
    status,
    checked_on: checked,
    expires_on: expires,
    expires_in_days: days,
    checked_source: source,
    checked_url: url,
  } = credential;
  const ends =
    expires === null || days === null
      ? null
      : status === 'expired'
        ? t('credential.ended', { date: format.date(expires), days: -days })
        : isSoon(credential)
          ? t('credential.endsIn', { date: format.date(expires), days })
          : t('credential.ends', { date: format.date(expires) });
  return (
    <p className="small">
      {status === 'verified' ? null : <span>{t(`credential.status.${status}`)} </span>}
      {ends ? <span className={days !== null && days <= SOON_DAYS ? 'admin-soon' : 'muted'}>{ends} </span> : null}
      {checked ? <span className="muted">{t('credential.checked', { date: format.date(checked) })} </span> : null}
      {source ? <span className="muted">{t('credential.source', { source })} </span> : null}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {t('credential.see')}
        </a>
      ) : null}
    </p>
  );
}
