import type { AdminUserDetail, UserAction } from '@travesia/contracts/accounts';
import { type ReactNode, useState } from 'react';
import { NotesPanel } from '../../../notes/index.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts, useLocalPath } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Hub } from '../../../../lib/workbench/hub.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { usersTexts } from '../texts.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { nameOf } from './user-name.ts';
import { useUser } from './use-user.ts';
import { ActivitySection } from './activity-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { HistorySection } from './history-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { UserActs } from './user-acts.tsx';
import { WhoSection } from './who-section.tsx';

/** `/admin/users/{id}`: everything admins can see about an account and the actions available. */
export function UserPage({ id, more }: { id: string; more?: ReactNode }) {
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
          <Record user={user} more={more} onChanged={() => void reload()} />
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

interface RecordProps {
  user: AdminUserDetail;
  /** What other features say about the user, on the overview. */
  more: ReactNode;
  onChanged: () => void;
}

/** The parts of the record; what keeps the person from signing in comes first. */
function Record({ user, more, onChanged }: RecordProps) {
  const t = useTexts(usersTexts);
  const format = useFormat();
  const [asking, setAsking] = useState<UserAction | null>(null);
  return (
    <>
      <UserActs user={user} asking={asking} setAsking={setAsking} onChanged={onChanged} />
      <Hub
        label={t('tab.label')}
        tabs={[
          { key: 'overview', label: t('tab.overview') },
          { key: 'access', label: t('tab.access'), count: format.number(user.sessions.length) },
          { key: 'history', label: t('tab.history') },
          { key: 'features', label: t('tab.features') },
          { key: 'notes', label: t('tab.notes') },
        ]}
      >
        {(open) =>
          open === 'overview' ? (
            <div className="user-columns">
              <SignInSection user={user} onAct={setAsking} onChanged={onChanged} />
              <WhoSection user={user} />
              {more}
            </div>
          ) : open === 'access' ? (
            <DevicesSection user={user} onChanged={onChanged} />
          ) : open === 'history' ? (
            <div className="user-columns">
              <ActivitySection user={user} />
              <HistorySection user={user} />
            </div>
          ) : open === 'features' ? (
            <FeaturesSection user={user} />
          ) : (
            <NotesPanel about="user" id={user.id} />
          )
        }
      </Hub>
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
