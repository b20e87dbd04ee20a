import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { TypedSelect } from '../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../lib/forms/draft/use-typed-form.ts';
import { useAct } from '../../lib/calls/use-act.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { rightsChanged, type TeamRight } from './role-rights.ts';
import type { TeamCalls, TeamPerson, TeamRole } from './team-calls.ts';
import { teamTexts } from './texts.ts';

interface RoleDialogProps {
  person: TeamPerson;
  name: string;
  roles: readonly TeamRole[];
  calls: Pick<TeamCalls, 'abilities'>;
  /** Changes it; rejects with the server's problem. */
  change: (role: TeamRole) => Promise<void>;
  /** Loads the team again, after someone else changed it. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Changes a member's role by a button, after saying which rights it adds and removes. */
export function RoleDialog({ person, name, roles, calls, change, reload, onClose }: RoleDialogProps) {
  const t = useTexts(teamTexts);
  const { busy, problem, fault, run } = useAct();
  const { form, typed } = useTypedForm(null, { role: '' });
  const others = roles.filter((role) => role !== person.role);
  const role = others.find((one) => one === typed.role);
  const { gained, lost } = role ? rightsChanged(calls, person.role, role) : { gained: [], lost: [] };
  const submit = () =>
    run(async () => {
      if (!role) return;
      try {
        await change(role);
      } catch (error) {
        if (problemOf(error)?.code === 'request.stale_version') await reload();
        throw error;
      }
    });
  return (
    <DialogForm
      form={form}
      title={person.is_you ? t('changeRole.own') : t('changeRole.title', { name })}
      cancel={t('changeRole.cancel')}
      submit={t('changeRole.open')}
      isDangerous={lost.length > 0}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('changeRole.now', { role: t(`role.${person.role}`) })}</p>
      <TypedSelect
        name="role"
        label={t('changeRole.role')}
        required
        options={[
          { value: '', label: t('changeRole.choose') },
          ...others.map((value) => ({ value, label: t(`role.${value}`) })),
        ]}
      />
      <div className="stack" aria-live="polite">
        {role && !gained.length && !lost.length ? <p>{t('changeRole.same')}</p> : null}
        <Rights heading={t('changeRole.gained')} rights={gained} />
        <Rights heading={t('changeRole.lost')} rights={lost} />
        {role && person.is_you ? <p>{t('own.text')}</p> : null}
      </div>
    </DialogForm>
  );
}

function Rights({ heading, rights }: { heading: string; rights: readonly TeamRight[] }) {
  const t = useTexts(teamTexts);
  if (rights.length === 0) return null;
  return (
    <div>
      <p className="strong">{heading}</p>
      <ul className="team-rights">
        {rights.map((right) => (
          <li key={right}>{t(`right.${right}`)}</li>
        ))}
      </ul>
    </div>
  );
}
