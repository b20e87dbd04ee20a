import type { AdminUserDetail } from '@travesia/contracts/accounts';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { usersTexts } from '../texts.ts';
import { nameOf } from './user-name.ts';
import { userActs } from './use-user.ts';
import { ActDialog } from './act-dialog.tsx';

interface RoleDialogProps {
  user: AdminUserDetail;
  onDone: () => void;
  onStale: () => void;
  onClose: () => void;
}

/** Changes the user's role: old and new role, the effects, and the reason. */
export function RoleDialog({ user, ...rest }: RoleDialogProps) {
  const t = useTexts(usersTexts);
  const [role, setRole] = useState(user.assignable_roles[0] ?? user.role);
  const { works_for: work } = user;
  return (
    <ActDialog
      place={`user.${user.id}.change_role`}
      title={t('changeRole.title', { name: nameOf(user) })}
      explain={
        <>
          <p>{t('changeRole.explain', { from: t(`role.${user.role}`), to: t(`role.${role}`) })}</p>
          {work ? <p className="small muted">{t('changeRole.team', { place: work.name })}</p> : null}
        </>
      }
      submit={t('changeRole.submit', { role: t(`role.${role}`) })}
      reason="required"
      act={(reason) => userActs.role(user, role, reason)}
      {...rest}
    >
      <SelectField
        name="role"
        label={t('changeRole.role')}
        value={role}
        onChange={(event) => setRole(user.assignable_roles.find((one) => one === event.currentTarget.value) ?? role)}
        options={user.assignable_roles.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
    </ActDialog>
  );
}
