import type { AdminUser, AdminUserDetail, UserAction } from '@travesia/contracts/accounts';
import { useRef } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActionMenu } from '../../../../lib/screen/action-menu.tsx';
import { useUndoable } from '../../../../lib/workbench/use-undoable.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { usersTexts } from '../texts.ts';
import { nameOf } from './user-name.ts';
import { userActs } from './use-user.ts';
import { ActDialog } from './act-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

const ICONS: Readonly<Record<UserAction, IconName>> = {
  change_role: 'user-cog',
  suspend: 'ban',
  activate: 'lock',
  end_sessions: 'log-out',
  resend_verification: 'mail',
};

interface UserActsProps {
  user: AdminUserDetail;
  /** The action that is being confirmed. */
  asking: UserAction | null;
  setAsking: (action: UserAction | null) => void;
  onChanged: () => void;
}

/** Actions this admin can take on the account now, in one menu, each with a confirmation that states its effects. */
export function UserActs({ user, asking, setAsking, onChanged }: UserActsProps) {
  const t = useTexts(usersTexts);
  const sessions = user.sessions.length;
  const actions = user.actions.filter((action) => action !== 'end_sessions' || sessions > 0);
  const name = nameOf(user);
  const undoable = useUndoableAct(user, onChanged);
  const around = (done: string) => ({
    onDone: () => {
      showToast(done);
      onChanged();
    },
    onStale: onChanged,
    onClose: () => setAsking(null),
  });
  if (user.kept_because) return <Notice>{t(`kept.${user.kept_because}`)}</Notice>;
  return (
    <>
      <ActionMenu
        label={t('more.label', { name })}
        text={t('more.text')}
        acts={actions.map((action) => ({
          key: action,
          label: t(`do.${action}`),
          icon: ICONS[action],
          isDangerous: action === 'suspend',
          onAct: () => setAsking(action),
        }))}
      />
      {asking === 'change_role' ? <RoleDialog user={user} {...around(t('done.change_role', { name }))} /> : null}
      {asking === 'suspend' ? (
        <ActDialog
          place={`user.${user.id}.suspend`}
          title={t('suspend.title', { name })}
          explain={<p>{t('suspend.explain', { sessions })}</p>}
          submit={t('suspend.submit')}
          reason="required"
          isDangerous
          {...around(t('done.suspend', { name }))}
          {...undoable(t('done.suspend', { name }), (reason) => userActs.suspend(user, reason))}
        />
      ) : null}
      {asking === 'activate' ? (
        <ActDialog
          place={`user.${user.id}.activate`}
          title={t('activate.title', { name })}
          explain={<p>{t('activate.explain')}</p>}
          submit={t('activate.submit')}
          reason="optional"
          {...around(t('done.activate', { name }))}
          {...undoable(t('done.activate', { name }), (reason) => userActs.activate(user, reason))}
        />
      ) : null}
      {asking === 'end_sessions' ? (
        <ActDialog
          place={`user.${user.id}.end_sessions`}
          title={t('endSessions.title', { name })}
          explain={<p>{t('endSessions.explain', { sessions })}</p>}
          submit={t('endSessions.submit', { sessions })}
          reason="none"
          isDangerous
          act={() => userActs.endSessions(user)}
          {...around(t('done.end_sessions', { sessions }))}
        />
      ) : null}
      {asking === 'resend_verification' ? (
        <ActDialog
          place={`user.${user.id}.resend_verification`}
          title={t('resend.title')}
          explain={<p>{t('resend.explain', { email: user.email })}</p>}
          submit={t('resend.submit')}
          reason="none"
          act={() => userActs.resend(user)}
          {...around(t('done.resend_verification'))}
        />
      ) : null}
    </>
  );
}

/** An act on an account whose confirmation offers to undo it. */
function useUndoableAct({ id, status, version: seen }: AdminUserDetail, onChanged: () => void) {
  const showUndoable = useUndoable();
  // What was done gave the account this version, which undoing names.
  const version = useRef(seen);
  return (done: string, act: (reason: string) => Promise<AdminUser>) => ({
    act: async (reason: string) => {
      ({ version: version.current } = await act(reason));
    },
    onDone: () => {
      const since = { id, version: version.current };
      // Whoever was about to be deleted is so no longer, which can't be taken back.
      if (status === 'closing') showToast(done);
      else showUndoable(done, () => userActs.undo(since), onChanged);
      onChanged();
    },
  });
}
