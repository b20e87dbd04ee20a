import { useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ownTimeZone } from '../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../lib/screen/act-problem.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../lib/screen/confirm-dialog.tsx';
import { useAct } from '../../lib/calls/use-act.ts';
import type { Team, TeamCalls, TeamPerson, TeamRole } from './team-calls.ts';
import { teamTexts } from './texts.ts';

interface TeamPeopleProps {
  team: Team;
  calls: TeamCalls;
  done: (team: Team, words: string) => void;
}

/** All team members with the actions available for each. */
export function TeamPeople({ team, calls, done }: TeamPeopleProps) {
  const t = useTexts(teamTexts);
  return (
    <ul className="team-people" aria-label={t('people.label')}>
      {team.data.map((person) => (
        <PersonRow key={person.user_id} person={person} roles={team.roles} calls={calls} done={done} />
      ))}
    </ul>
  );
}

interface PersonRowProps extends Omit<TeamPeopleProps, 'team'> {
  person: TeamPerson;
  roles: readonly TeamRole[];
}

function PersonRow({ person, roles, calls, done }: PersonRowProps) {
  const t = useTexts(teamTexts);
  const format = useFormat();
  const act = useAct();
  const [asked, setAsked] = useState<'remove' | TeamRole | null>(null);
  const you = person.is_you;
  const name = person.name ?? t('people.unnamed');
  const change = (role: TeamRole) =>
    act.run(async () => {
      done(await calls.change(person, role), t('people.changed', { name, role: t(`role.${role}`) }));
      setAsked(null);
    });
  const remove = () =>
    act.run(async () => {
      done(await calls.remove(person), you ? t('leave.done') : t('people.removed', { name }));
      setAsked(null);
    });
  const close = () => {
    act.forget();
    setAsked(null);
  };
  return (
    <li className="team-person">
      <p className="team-who">
        <strong>
          {name}
          {you ? <span className="muted"> {t('people.you')}</span> : null}
        </strong>
        <span className="muted">{person.email}</span>
        <span className="muted small">{t('people.since', { date: format.dayOf(person.since, ownTimeZone()) })}</span>
      </p>
      {person.actions.includes('change_role') ? (
        <SelectField
          name={`role-${person.user_id}`}
          label={t('people.role', { name })}
          hideLabel
          value={person.role}
          disabled={act.busy}
          options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          onChange={({ currentTarget }) => {
            const role = currentTarget.value as TeamRole;
            // Users who give up a role cannot take it back.
            if (you) setAsked(role);
            else void change(role);
          }}
        />
      ) : (
        <span className="team-role">{t(`role.${person.role}`)}</span>
      )}
      {person.actions.includes('remove') ? (
        <Button
          type="button"
          variant="quiet"
          size="small"
          onClick={() => setAsked('remove')}
          aria-label={you ? undefined : t('people.removeName', { name })}
        >
          {you ? t('people.leave') : t('people.remove')}
        </Button>
      ) : (
        <span />
      )}
      {asked ? (
        <AskFirst
          asked={asked}
          name={name}
          you={you}
          busy={act.busy}
          problem={act.problem}
          onConfirm={() => void (asked === 'remove' ? remove() : change(asked))}
          onClose={close}
        />
      ) : (
        <ActProblem problem={act.problem} />
      )}
    </li>
  );
}

interface AskFirstProps extends Omit<ConfirmDialogProps, 'title' | 'confirm' | 'children'> {
  asked: 'remove' | TeamRole;
  name: string;
  you: boolean;
}

/** The consequences when someone is removed, leaves, or gives up their own role. */
function AskFirst({ asked, name, you, ...dialog }: AskFirstProps) {
  const t = useTexts(teamTexts);
  if (asked !== 'remove')
    return (
      <ConfirmDialog {...dialog} title={t('own.title', { role: t(`role.${asked}`) })} confirm={t('own.confirm')}>
        <p>{t('own.text')}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      {...dialog}
      title={you ? t('leave.title') : t('remove.title', { name })}
      confirm={t(you ? 'leave.confirm' : 'remove.confirm')}
    >
      <p>{t(you ? 'leave.text' : 'remove.text')}</p>
    </ConfirmDialog>
  );
}
