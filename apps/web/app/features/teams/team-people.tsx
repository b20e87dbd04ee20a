import { useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { ownTimeZone } from '../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../lib/screen/confirm-dialog.tsx';
import { useAct } from '../../lib/calls/use-act.ts';
import { RoleDialog } from './role-dialog.tsx';
import type { Team, TeamCalls, TeamPerson, TeamRole } from './team-calls.ts';
import { teamTexts } from './texts.ts';

interface TeamPeopleProps {
  team: Team;
  calls: TeamCalls;
  done: (team: Team, words: string) => void;
  /** Loads the team again. */
  reload: () => Promise<void>;
}

/** All team members with the actions available for each. */
export function TeamPeople({ team, ...rest }: TeamPeopleProps) {
  const t = useTexts(teamTexts);
  return (
    <ul className="team-people" aria-label={t('people.label')}>
      {team.data.map((person) => (
        <PersonRow key={person.user_id} person={person} roles={team.roles} {...rest} />
      ))}
    </ul>
  );
}

interface PersonRowProps extends Omit<TeamPeopleProps, 'team'> {
  person: TeamPerson;
  roles: readonly TeamRole[];
}

function PersonRow({ person, roles, calls, done, reload }: PersonRowProps) {
  const t = useTexts(teamTexts);
  const format = useFormat();
  const act = useAct();
  const [asked, setAsked] = useState<'remove' | 'role' | null>(null);
  const you = person.is_you;
  const name = person.name ?? t('people.unnamed');
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
      <span className="team-role">
        {t(`role.${person.role}`)}
        {person.actions.includes('change_role') ? (
          <Button
            type="button"
            variant="quiet"
            size="small"
            onClick={() => setAsked('role')}
            aria-label={t('changeRole.of', { name })}
          >
            {t('changeRole.open')}
          </Button>
        ) : null}
      </span>
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
      {asked === 'role' ? (
        <RoleDialog
          person={person}
          name={name}
          roles={roles}
          calls={calls}
          change={async (role) =>
            done(await calls.change(person, role), t('people.changed', { name, role: t(`role.${role}`) }))
          }
          reload={reload}
          onClose={close}
        />
      ) : null}
      {asked === 'remove' ? (
        <RemoveDialog
          name={name}
          you={you}
          busy={act.busy}
          problem={act.problem}
          onConfirm={() => void remove()}
          onClose={close}
        />
      ) : null}
    </li>
  );
}

interface RemoveDialogProps extends Omit<ConfirmDialogProps, 'title' | 'confirm' | 'children'> {
  name: string;
  you: boolean;
}

/** The consequences when someone is removed or leaves. */
function RemoveDialog({ name, you, ...dialog }: RemoveDialogProps) {
  const t = useTexts(teamTexts);
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
