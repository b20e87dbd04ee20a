import type { AdminUserDetail } from '@travesia/contracts/accounts';
import { Link } from 'react-router';
import { useAuditText } from '../../../audit/index.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { usersTexts } from '../texts.ts';
import { useUserActivity } from './use-user.ts';
import { UserSection } from './user-section.tsx';

/** Actions by and on the account, in one timeline. */
export function ActivitySection({ user }: { user: AdminUserDetail }) {
  const t = useTexts(usersTexts);
  const format = useFormat();
  const path = useLocalPath();
  const audit = useAuditText();
  const { data, problem, reload } = useUserActivity(user.id, `${user.version} ${user.sessions.length}`);
  return (
    <UserSection id="activity" heading={t('activity.heading')}>
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data === null && !problem ? <Skeleton height="8em" /> : null}
      <ol className="admin-timeline">
        {data?.data.map((entry) => {
          const byOther = entry.actor?.id !== user.id;
          const who =
            entry.actor?.name ?? (entry.actor_kind === 'person' ? audit.who('gone') : audit.who(entry.actor_kind));
          return (
            <li key={entry.id}>
              <p className="strong">{audit.action(entry.action)}</p>
              {entry.reason ? <p>{entry.reason}</p> : null}
              <p className="small muted">
                <time dateTime={entry.at}>{format.instant(entry.at, ownTimeZone())}</time>
                {[byOther ? who : null, entry.provider?.name, entry.device, entry.place]
                  .filter(Boolean)
                  .map((part) => ` · ${part}`)}
              </p>
            </li>
          );
        })}
      </ol>
      {data ? (
        <p>
          <Link to={path(`/admin/activity?tab=all&about=${user.id}`)}>{t('activity.all', { count: data.total })}</Link>
        </p>
      ) : null}
    </UserSection>
  );
}
