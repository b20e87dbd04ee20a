import type { AdminUserDetail, RoleEvent } from '@travesia/contracts/accounts';
import { useAuditText } from '../../../audit/index.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { usersTexts } from '../texts.ts';
import { UserSection } from './user-section.tsx';

/** Role and status changes with their authors, newest first. */
export function HistorySection({ user }: { user: AdminUserDetail }) {
  const t = useTexts(usersTexts);
  return (
    <UserSection id="history" heading={t('history.heading')}>
      {user.history.length === 0 ? <p className="muted">{t('history.none')}</p> : null}
      <ol className="admin-timeline">
        {user.history.map((event) => (
          <HistoryLine key={event.id} event={event} />
        ))}
      </ol>
    </UserSection>
  );
}

function HistoryLine({ event }: { event: RoleEvent }) {
  const t = useTexts(usersTexts);
  const format = useFormat();
  const audit = useAuditText();
  const { kind, from, to, by, reason, at } = event;
  const what =
    kind === 'role_changed' && from && to
      ? t('history.role', { from: t(`role.${from}`), to: t(`role.${to}`) })
      : t(`history.${kind}`);
  const who = by.name ?? (by.kind === 'person' ? audit.who('gone') : audit.who(by.kind));
  return (
    <li>
      <p className="strong">{what}</p>
      {reason ? <p>{reason}</p> : null}
      <p className="small muted">
        <time dateTime={at}>{format.instant(at, ownTimeZone())}</time>
        {kind === 'registered' ? null : ` · ${who}`}
      </p>
    </li>
  );
}
