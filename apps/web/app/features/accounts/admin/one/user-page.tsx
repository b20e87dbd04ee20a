import { useLocale, useTexts, useLocalPath } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { usersTexts } from '../texts.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { nameOf } from './user-name.ts';
import { useUser } from './use-user.ts';
import { ActivitySection } from './activity-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { HistorySection } from './history-section.tsx';
import { UserActs } from './user-acts.tsx';
import { WhoSection } from './who-section.tsx';

/** `/admin/users/{id}`: everything admins can see about an account and the actions available. */
export function UserPage({ id }: { id: string }) {
  const t = useTexts(usersTexts);
  const { data: user, problem, reload } = useUser(id);
  const name = user ? nameOf(user) : t('one.title');
  return (
    <>
      <BackLink to="/admin/users">{t('one.all')}</BackLink>
      <h1>{name}</h1>
      {problem ? <Failure code={problem.code} problem={problem} onRetry={() => void reload()} /> : null}
      {user ? (
        <>
          <p className="row admin-lead">
            <StatusBadge status={user.status} />
            {user.demo ? <DemoBadge>{t('demo')}</DemoBadge> : null}
            <span className="muted">{user.email}</span>
          </p>
          <UserActs user={user} onChanged={() => void reload()} />
          <div className="user-columns">
            <div>
              <WhoSection user={user} />
              <DevicesSection user={user} onChanged={() => void reload()} />
              <FeaturesSection user={user} />
            </div>
            <div>
              <HistorySection user={user} />
              <ActivitySection user={user} />
            </div>
          </div>
        </>
      ) : problem ? null : (
        <>
          <p role="status" className="sr-only">
            {t('list.loading')}
          </p>
          <Skeleton height="20em" />
        </>
      )}
    </>
  );
}

function Failure(props: { code: string; problem: Parameters<typeof problemText>[1]; onRetry: () => void }) {
  const { code, problem, onRetry } = props;
  const t = useTexts(usersTexts);
  const locale = useLocale();
  const path = useLocalPath();
  return (
    <Notice tone="danger" role="alert" title={t('one.failed')}>
      <p>{problemText(locale, problem)}</p>
      <p className="notice-actions">
        {code === 'account.not_found' ? (
          <LinkButton size="small" href={path('/admin/users')}>
            {t('one.back')}
          </LinkButton>
        ) : (
          <Button type="button" size="small" onClick={onRetry}>
            {t('list.again')}
          </Button>
        )}
      </p>
    </Notice>
  );
}
