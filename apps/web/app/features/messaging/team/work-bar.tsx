import {
  assignConversation,
  type Conversation,
  type ConversationTeam,
  type ConversationWork,
  snoozeConversation,
} from '@travesia/contracts/messaging';
import { useAct } from '../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActionMenu, type MenuAct } from '../../../lib/screen/action-menu.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { teamTexts } from './texts.ts';
import { snoozeTime } from './snooze-times.ts';
import { TagsField } from './tags-field.tsx';
import { WaitMark } from './wait-mark.tsx';

interface WorkBarProps {
  conversation: Conversation & { work: ConversationWork };
  team: ConversationTeam | null;
  show: (conversation: Conversation) => void;
}

/** Who on the team answers a conversation, when it comes back, and its tags. */
export function WorkBar({ conversation, team, show }: WorkBarProps) {
  const t = useTexts(teamTexts);
  const { id, work } = conversation;
  const { busy, fault, run } = useAct();
  const { assignee } = work;
  const members = team?.members ?? [];
  const isFormer = assignee && team && !members.some((member) => member.user_id === assignee.user_id);
  const assign = (userId: string) =>
    run(async () => show(await sessionCall(assignConversation, { params: { id }, body: { user_id: userId || null } })));
  return (
    <div className="msg-work" role="group" aria-label={t('work')}>
      <label className="msg-work-who">
        <span className="sr-only">{t('assignee')}</span>
        <select
          className="input"
          value={assignee?.user_id ?? ''}
          aria-busy={busy}
          disabled={busy || !team}
          onChange={({ currentTarget }) => void assign(currentTarget.value)}
        >
          <option value="">{t('assignee.none')}</option>
          {isFormer || (assignee && !team) ? <option value={assignee.user_id}>{assignee.name}</option> : null}
          {members.map((member) => (
            <option key={member.user_id} value={member.user_id}>
              {member.is_own ? t('assignee.own', { name: member.name }) : member.name}
            </option>
          ))}
        </select>
      </label>
      <Snooze id={id} until={work.snoozed_until} show={show} />
      <TagsField id={id} tags={work.tags} known={team?.tags ?? []} show={show} />
      <WaitMark work={work} />
      {fault ? (
        <p className="small msg-warning" role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

/** Takes the conversation out of the list for a while, or brings it back. */
function Snooze({ id, until, show }: { id: string; until: string | null; show: WorkBarProps['show'] }) {
  const t = useTexts(teamTexts);
  const format = useFormat();
  const { fault, run } = useAct();
  const snooze = (to: Date | null) =>
    void run(async () => {
      show(await sessionCall(snoozeConversation, { params: { id }, body: { until: to && to.toISOString() } }));
      showToast(to ? t('snoozed', { time: format.instant(to.toISOString(), ownTimeZone()) }) : t('snooze.back'));
    });
  const acts: MenuAct[] = [
    ...(until ? [{ key: 'back', label: t('snooze.wake'), icon: 'inbox' as const, onAct: () => snooze(null) }] : []),
    ...(['hours', 'tomorrow', 'monday'] as const).map((choice) => ({
      key: choice,
      label: t(`snooze.${choice}`),
      icon: 'clock' as const,
      onAct: () => snooze(snoozeTime(choice, new Date())),
    })),
  ];
  return (
    <>
      <ActionMenu
        label={t('snooze.menu')}
        text={until ? t('snooze.until', { time: format.instant(until, ownTimeZone()) }) : t('snooze')}
        acts={acts}
      />
      {fault ? (
        <p className="small msg-warning" role="alert">
          {fault}
        </p>
      ) : null}
    </>
  );
}
