import type { AuditLine } from '@travesia/contracts/providers';
import { CREDENTIAL_KINDS } from '@travesia/contracts/credentials';
import { useAuditText } from '../../../audit/index.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { adminProviderTexts } from '../texts.ts';

/** Changed fields that have a word of their own. */
const FIELDS = [
  'name',
  'type',
  'city',
  'country',
  'street',
  'region',
  'postal_code',
  'address',
  'email',
  'phone',
  'website',
  'description',
  'languages',
  'specialties',
  'treatments',
  'founded_year',
  'beds',
  'settings',
  'logo',
] as const;

/** Recent actions in the words of the audit log, with actor, reason and what was changed. `all` is the path of the whole log. */
export function AuditTrail({ lines, all }: { lines: readonly AuditLine[]; all?: string }) {
  const t = useTexts(adminProviderTexts);
  const text = useAuditText();
  const format = useFormat();
  const actionOf = ({ action, facts: { kind } }: AuditLine) => {
    const credential = CREDENTIAL_KINDS.find((one) => one === kind);
    return credential ? `${text.action(action)}: ${t(`credential.${credential}`)}` : text.action(action);
  };
  const changedIn = (fields: string) => {
    const words = fields.split(', ').map((field) => {
      const known = FIELDS.find((one) => one === field.split('.', 1)[0]);
      return known ? t(`changed.${known}`) : t('changed.other');
    });
    return format.list([...new Set(words)]);
  };
  return (
    <section aria-labelledby="audit" className="admin-section">
      <h2 id="audit">{t('audit.title')}</h2>
      {lines.length === 0 ? <p className="muted">{t('audit.empty')}</p> : null}
      <ol className="admin-lines admin-lines-plain">
        {lines.map((line) => (
          <li key={line.id}>
            <div>
              <p className="strong">{actionOf(line)}</p>
              <p className="small muted">
                {[line.by ? (line.by.name ?? t('person.hidden')) : t('audit.system'), line.facts['reason']]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {typeof line.facts['fields'] === 'string' ? (
                <p className="small muted">{t('audit.fields', { fields: changedIn(line.facts['fields']) })}</p>
              ) : null}
            </div>
            <span className="small muted">
              <When at={line.at} />
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
