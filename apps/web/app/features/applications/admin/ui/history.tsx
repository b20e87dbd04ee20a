import type { ApplicationToReview } from '@travesia/contracts/applications';
import { listAuditLog } from '@travesia/contracts/audit';
import { useAuditText } from '../../../audit/index.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { adminApplicationTexts } from '../texts.ts';

const MOST = 100;

/** What was done with the application, by whom, when and why. */
export function History({ application: { id, applicant } }: { application: ApplicationToReview }) {
  const t = useTexts(adminApplicationTexts);
  const audit = useAuditText();
  const entries = useCall(listAuditLog, { query: { about: applicant.id, limit: MOST } });
  return (
    <section aria-labelledby="history" className="admin-section">
      <h2 id="history">{t('hub.history')}</h2>
      <LoadState loaded={entries}>
        {({ data }) => {
          const own = data.filter(({ target }) => target?.type === 'application' && target.id === id);
          if (!own.length) return <p className="muted">{t('history.empty')}</p>;
          return (
            <ol className="admin-lines admin-lines-plain">
              {own.map(({ id: entry, action, at, actor, actor_kind: kind, reason }) => (
                <li key={entry}>
                  <div>
                    <p className="strong">{audit.action(action)}</p>
                    <p className="small muted">
                      {[actor?.name ?? audit.who(kind === 'person' ? 'hidden' : kind), reason]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </div>
                  <span className="small muted">
                    <When at={at} />
                  </span>
                </li>
              ))}
            </ol>
          );
        }}
      </LoadState>
    </section>
  );
}
