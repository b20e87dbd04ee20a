import type { AuditLine } from '@travesia/contracts/providers';
import { CREDENTIAL_KINDS } from '@travesia/contracts/credentials';
import { useAuditText } from '../../../audit/index.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { adminProviderTexts } from '../texts.ts';

const NAMED = [
  'provider.created',
  'provider.edited',
  'provider.suspended',
  'provider.activated',
  'provider.submitted',
  'provider.verified',
  'provider.rejected',
  'provider.lapsed',
  'provider.paper_added',
  'provider.paper_corrected',
  'provider.paper_verified',
  'provider.paper_revoked',
  'provider.subscription_extended',
  'context.opened',
  'context.left',
  'context.ended',
  'context.extended',
  'organization.created',
  'organization.edited',
  'organization.member_removed',
  'organization.clinic_released',
  'application.answered',
] as const;
type Named = (typeof NAMED)[number];

const isNamed = (action: string): action is Named => NAMED.some((one) => one === action);

/** Recent actions, with actor and reason; the others in the words of the log. `all` is the path of the whole log. */
export function AuditTrail({ lines, all }: { lines: readonly AuditLine[]; all?: string }) {
  const t = useTexts(adminProviderTexts);
  const audit = useAuditText();
  const credentialOf = ({ kind }: AuditLine['facts']) => {
    const known = CREDENTIAL_KINDS.find((one) => one === kind);
    return known ? t(`credential.${known}`) : '';
  };
  return (
    <section aria-labelledby="audit" className="admin-section">
      <h2 id="audit">{t('audit.title')}</h2>
      {lines.length === 0 ? <p className="muted">{t('audit.empty')}</p> : null}
      <ol className="admin-lines admin-lines-plain">
        {lines.map(({ id, at, action, by, facts }) => (
          <li key={id}>
            <div>
              <p className="strong">
                {isNamed(action) ? t(`audit.${action}`, { credential: credentialOf(facts) }) : audit.action(action)}
              </p>
              <p className="small muted">
                {[by ? (by.name ?? t('person.hidden')) : t('audit.system'), facts['reason']]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {typeof facts['fields'] === 'string' ? (
                <p className="small muted">{t('audit.fields', { fields: facts['fields'] })}</p>
              ) : null}
            </div>
            <span className="small muted">
              <When at={at} />
            </span>
          </li>
        ))}
      </ol>
      {all ? (
        <p>
          <ScreenLink to={all}>{t('audit.all')}</ScreenLink>
        </p>
      ) : null}
    </section>
  );
}
