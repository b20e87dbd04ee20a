import type { AdminProviderDetail } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { credentialsTexts } from './texts.ts';

type Paper = AdminProviderDetail['credentials'][number];

const SOON_DAYS = 30;
const ICONS: Readonly<Record<Paper['status'], IconName>> = {
  verified: 'circle-check',
  being_checked: 'clock',
  not_held: 'circle-dashed',
  expired: 'circle-alert',
  revoked: 'ban',
};

/** Papers explain a verification only where there is one. */
const HEADS: Readonly<Partial<Record<AdminProviderDetail['verification_status'], 'verified' | 'pending'>>> = {
  verified: 'verified',
  pending: 'pending',
};

const isSoon = ({ status, expires_in_days: days }: Paper): boolean =>
  status === 'verified' && days !== null && days <= SOON_DAYS;

/** The papers of a clinic as a trail of evidence: what they prove, who issued them, when we looked and when they end. */
export function PaperTrail({ provider, acts }: { provider: AdminProviderDetail; acts?: (paper: Paper) => ReactNode }) {
  const t = useTexts(credentialsTexts);
  const { credentials, papers, verification_status: verification } = provider;
  return (
    <section aria-labelledby="papers">
      <div className="admin-trail-head">
        <h2 id="papers">{t(`trail.title.${HEADS[verification] ?? 'other'}`)}</h2>
        <span className="small muted num">{t('papers.of', { count: papers.in_force, total: papers.total })}</span>
      </div>
      {credentials.length === 0 ? <p className="muted">{t('trail.empty')}</p> : null}
      <ol className="admin-trail">
        {credentials.map((paper) => (
          <li key={paper.id} className={`admin-paper admin-paper-${isSoon(paper) ? 'soon' : paper.status}`}>
            <Icon name={isSoon(paper) ? 'circle-alert' : ICONS[paper.status]} />
            <div>
              <p className="strong">{paper.clinician ?? t(`paper.${paper.kind}`)}</p>
              <p className="small muted">
                {[paper.clinician ? t(`paper.${paper.kind}`) : null, paper.body, paper.number]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <PaperDates paper={paper} />
              {acts?.(paper)}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PaperDates({ paper }: { paper: Paper }) {
  const t = useTexts(credentialsTexts);
  const format = useFormat();
  const {
    status,
    checked_on: checked,
    expires_on: expires,
    expires_in_days: days,
    checked_source: source,
    checked_url: url,
  } = paper;
  const ends =
    expires === null || days === null
      ? null
      : status === 'expired'
        ? t('paper.ended', { date: format.date(expires), days: -days })
        : isSoon(paper)
          ? t('paper.endsIn', { date: format.date(expires), days })
          : t('paper.ends', { date: format.date(expires) });
  return (
    <p className="small">
      {status === 'verified' ? null : <span>{t(`paper.status.${status}`)} </span>}
      {ends ? <span className={days !== null && days <= SOON_DAYS ? 'admin-soon' : 'muted'}>{ends} </span> : null}
      {checked ? <span className="muted">{t('paper.checked', { date: format.date(checked) })} </span> : null}
      {source ? <span className="muted">{t('paper.source', { source })} </span> : null}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {t('paper.see')}
        </a>
      ) : null}
    </p>
  );
}
