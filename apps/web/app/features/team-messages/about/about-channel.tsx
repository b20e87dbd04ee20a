import {
  addTeamMember,
  removeTeamMember,
  type TeamChannel,
  type TeamPeople,
  type TeamPerson,
} from '@travesia/contracts/team-messages';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { Face } from '../../messaging/index.ts';
import { journeyPath, type TeamDesk } from '../data/desk.ts';
import { teamMessagesTexts } from '../texts.ts';

interface AboutChannelProps {
  desk: TeamDesk;
  channel: TeamChannel;
  people: Loaded<TeamPeople>;
  show: (channel: TeamChannel) => void;
  reload: () => Promise<void>;
}

/** What a channel is for and about, and its members. */
export function AboutChannel({ desk, channel, people, show, reload }: AboutChannelProps) {
  const t = useTexts(teamMessagesTexts);
  const { purpose, journey_id: journeyId, journey_reference: reference, provider_id: clinicId } = channel;
  return (
    <div className="msg-facts">
      <section>
        <h2>{t('about.purpose')}</h2>
        <p className={purpose ? undefined : 'muted'}>{purpose ?? t('about.noPurpose')}</p>
      </section>
      {journeyId ? (
        <section>
          <h2>{t('kind.journey.short')}</h2>
          {reference ? <p className="small muted num">{reference}</p> : null}
          <p>
            <ScreenLink to={journeyPath(desk, journeyId)}>{t('about.openJourney')}</ScreenLink>
          </p>
        </section>
      ) : null}
      {clinicId && desk.side === 'organization' ? (
        <section>
          <h2>{t('kind.clinic.short')}</h2>
          <p>{channel.provider_name}</p>
          <p>
            <ScreenLink to={`/organization/providers/${clinicId}`}>{t('about.openClinic')}</ScreenLink>
          </p>
        </section>
      ) : null}
      <Members channel={channel} people={people} show={show} reload={reload} />
    </div>
  );
}

function Members({ channel, people, show, reload }: Omit<AboutChannelProps, 'desk'>) {
  const t = useTexts(teamMessagesTexts);
  const { busy, doing, fault, run } = useAct();
  const { id } = channel;
  const mayManage = channel.actions.includes('manage');
  const remove = ({ user_id: userId, name }: TeamPerson) =>
    run(async () => {
      await sessionCall(removeTeamMember, { params: { id, userId } });
      await Promise.all([people.reload(), reload()]);
      showToast(t('members.removed', { name }));
    }, userId);
  const add = (userId: string, name: string) =>
    run(async () => {
      show(await sessionCall(addTeamMember, { params: { id, userId }, body: {} }));
      await people.reload();
      showToast(t('members.added', { name }));
    }, 'add');
  return (
    <section>
      <h2>{t('about.members', { count: channel.member_count })}</h2>
      {people.problem ? <FailedLoad problem={people.problem} retry={people.reload} /> : null}
      <ul className="msg-plain tm-members" aria-busy={people.isLoading}>
        {(people.data?.members ?? []).map((member) => (
          <li key={member.user_id}>
            <Face name={member.name} party={member.side} picture={member.avatar_url} size={28} />
            <span>
              {member.is_own ? t('about.you', { name: member.name }) : member.name}
              <span className="small muted">{member.team}</span>
            </span>
            {mayManage && !member.is_own ? (
              <IconButton
                type="button"
                icon="x"
                label={t('members.remove', { name: member.name })}
                aria-busy={doing === member.user_id || undefined}
                onClick={() => void remove(member)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {fault ? (
        <p className="small msg-warning" role="alert">
          {fault}
        </p>
      ) : null}
      {mayManage && people.data?.others.length ? (
        <AddMember others={people.data.others} busy={busy && doing === 'add'} onAdd={add} />
      ) : null}
    </section>
  );
}

interface AddMemberProps {
  others: readonly TeamPerson[];
  busy: boolean;
  onAdd: (userId: string, name: string) => Promise<unknown>;
}

function AddMember({ others, busy, onAdd }: AddMemberProps) {
  const t = useTexts(teamMessagesTexts);
  const [chosen, setChosen] = useState('');
  const person = others.find(({ user_id: userId }) => userId === chosen);
  return (
    <form
      className="tm-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (person) void onAdd(person.user_id, person.name).then(() => setChosen(''));
      }}
    >
      <SelectField
        name="member"
        label={t('members.choose')}
        value={person ? chosen : ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={[
          { value: '', label: t('members.choose.none') },
          ...[...Map.groupBy(others, ({ team }) => team)].map(([label, all]) => ({
            label,
            options: all.map(({ user_id: value, name }) => ({ value, label: name })),
          })),
        ]}
      />
      <Button size="small" icon="user-plus" busy={busy} disabled={!person}>
        {t('members.add')}
      </Button>
    </form>
  );
}
