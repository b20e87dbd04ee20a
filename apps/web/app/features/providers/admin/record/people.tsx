import type { AdminProviderDetail } from '@travesia/contracts/providers';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { adminProviderTexts } from '../texts.ts';

/** A clinic's team members, clinicians, invitations, and users who acted as it. */
export function People({ provider }: { provider: AdminProviderDetail }) {
  const t = useTexts(adminProviderTexts);
  const { staff, clinicians, invitations, contexts } = provider;
  return (
    <>
      <section aria-labelledby="staff" className="admin-section">
        <h2 id="staff">{t('staff.title')}</h2>
        {staff.length + invitations.length === 0 ? <p className="muted">{t('staff.empty')}</p> : null}
        <ul className="admin-lines admin-lines-plain">
          {staff.map(({ user_id: userId, name, email, role, last_seen_at: seen }) => (
            <li key={userId}>
              <div>
                <p className="strong">{name ?? t('person.hidden')}</p>
                <p className="small muted">{[t(`role.${role}`), email].filter(Boolean).join(' · ')}</p>
              </div>
              <span className="small muted">{seen ? <When at={seen} /> : t('never')}</span>
            </li>
          ))}
          {invitations.map(({ id, email, role }) => (
            <li key={id}>
              <div>
                <p className="strong">{email ?? t('person.hidden')}</p>
                <p className="small muted">{t(`role.${role as 'owner'}`)}</p>
              </div>
              <span className="small">{t('staff.invited')}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="clinicians" className="admin-section">
        <h2 id="clinicians">{t('clinicians.title')}</h2>
        {clinicians.length === 0 ? <p className="muted">{t('clinicians.empty')}</p> : null}
        <ul className="admin-lines admin-lines-plain">
          {clinicians.map(({ id, name, specialty, registry }) => (
            <li key={id}>
              <div>
                <p className="strong">{name}</p>
                <p className="small muted">{[specialty, registry].filter(Boolean).join(' · ')}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="contexts" className="admin-section">
        <h2 id="contexts">{t('contexts.title')}</h2>
        {contexts.length === 0 ? <p className="muted">{t('contexts.empty')}</p> : null}
        <ul className="admin-lines admin-lines-plain">
          {contexts.map(({ id, by, via, opened_at: opened, ended_at: ended }) => (
            <li key={id}>
              <div>
                <p className="strong">{by.name ?? t('person.hidden')}</p>
                <p className="small muted">{ended ? t(`contexts.${via}`) : t('contexts.open')}</p>
              </div>
              <span className="small muted">
                <When at={opened} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
