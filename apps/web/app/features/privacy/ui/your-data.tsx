import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { privacyDataTexts } from '../texts.ts';
import { ErasurePart } from './erasure-part.tsx';
import { ExportPart } from './export-part.tsx';

/** The user's data: access log, export, and account deletion. */
export function YourData() {
  const t = useTexts(privacyDataTexts);
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <section className="card card-padded stack your-data" aria-labelledby="your-data">
      <h2 id="your-data">{t('heading')}</h2>
      <p className="muted">
        {t.rich('lead', { link: <LocalLink to="/activity" />, notice: <LocalLink to="/privacy" /> })}
      </p>
      <div className="stack data-part">
        <h3>{t('consents.heading')}</h3>
        <p className="muted">{t('consents.text')}</p>
        <p>
          <LocalLink to="/profile/consents">{t('consents.open')}</LocalLink>
        </p>
      </div>
      <ExportPart isDemo={user.demo} />
      <ErasurePart user={user} />
    </section>
  );
}
