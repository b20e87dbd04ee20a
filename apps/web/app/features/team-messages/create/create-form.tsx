import {
  type ChannelKind,
  createTeamChannel,
  MAX_CHANNEL_NAME,
  MAX_CHANNEL_PURPOSE,
  type TeamChannel,
  type TeamPlaces,
} from '@travesia/contracts/team-messages';
import { useAct } from '../../../lib/calls/use-act.ts';
import { SentForm } from '../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CheckboxList, RadioList } from '../../../ui/field/choice-list.tsx';
import { teamMessagesTexts } from '../texts.ts';
import { ReaderTicks, YES } from './reader-ticks.tsx';

interface CreateFormProps {
  places: TeamPlaces;
  journey: string | null;
  onCreated: (channel: TeamChannel) => void;
}

/** People that are listed before the rest is folded. */
const SHOWN = 6;
const NAMES = { provider_id: 'clinic', member_ids: 'members' } as const;

interface Typed {
  kind: ChannelKind;
  name: string;
  purpose: string;
  clinic: string;
  limited: string;
  takesPart: string;
}

/** What was typed, as the call takes it. */
const bodyOf = (
  { kind, name, purpose, clinic, limited, takesPart }: Typed,
  members: string[],
  journey: string | null,
) => ({
  kind,
  name,
  purpose,
  limited: limited === YES,
  clinic_takes_part: takesPart === YES,
  member_ids: members,
  ...(kind === 'clinic' ? { provider_id: clinic } : {}),
  ...(journey ? { journey_id: journey } : {}),
});

/** The form of a new channel. */
export function CreateForm({ places, journey, onCreated }: CreateFormProps) {
  const t = useTexts(teamMessagesTexts);
  const kinds: ChannelKind[] = journey ? ['journey'] : places.kinds.filter((kind) => kind !== 'journey');
  const isOfNetwork = places.kinds.includes('topic');
  const [only] = places.clinics.length === 1 ? places.clinics : [];
  const { form, typed } = useTypedForm(`team-messages.new.${journey ?? ''}`, {
    kind: kinds[0] ?? 'topic',
    name: '',
    purpose: '',
    clinic: only?.id ?? '',
    limited: '',
    takesPart: YES,
    members: '',
  });
  const { busy, problem, run } = useAct();
  const kind = kinds.find((one) => one === typed.kind) ?? 'topic';
  const chosen = typed.members.split(',').filter(Boolean);
  const send = () =>
    run(async () => {
      onCreated(await sessionCall(createTeamChannel, { body: bodyOf({ ...form.read(), kind }, chosen, journey) }));
      form.clear();
    });
  return (
    <SentForm
      form={form}
      className="msg-begin-form"
      problem={problem}
      names={NAMES}
      check={({ name, clinic }) => ({
        name: name.trim() ? undefined : t('field.name.empty'),
        clinic: kind === 'clinic' && !clinic ? t('field.clinic.empty') : undefined,
      })}
      busy={busy}
      onSubmit={() => void send()}
      foot={
        <Button variant="primary" busy={busy} className="msg-begin-send">
          {t('create.submit')}
        </Button>
      }
    >
      {kinds.length > 1 ? (
        <RadioList
          name="kind"
          legend={t('kind')}
          choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          chosen={[kind]}
          onChoose={(value) => form.change({ kind: value as ChannelKind })}
        />
      ) : null}
      {kind === 'clinic' && !only ? (
        <TypedSelect
          name="clinic"
          label={t('field.clinic')}
          options={[
            { value: '', label: t('field.clinic.choose') },
            ...places.clinics.map(({ id: value, name: label }) => ({ value, label })),
          ]}
        />
      ) : null}
      <TypedText
        name="name"
        label={t('field.name')}
        hint={t('field.name.hint')}
        maxLength={MAX_CHANNEL_NAME}
        autoComplete="off"
      />
      <TypedArea name="purpose" label={t('field.purpose')} rows={2} maxLength={MAX_CHANNEL_PURPOSE} />
      {isOfNetwork ? (
        <ReaderTicks typed={typed} isOfClinic={kind !== 'topic'} onChange={(changed) => form.change(changed)} />
      ) : null}
      <People places={places} kind={kind} chosen={chosen} onChange={(members) => form.change({ members })} />
    </SentForm>
  );
}

interface PeopleProps {
  places: TeamPlaces;
  kind: ChannelKind;
  chosen: readonly string[];
  onChange: (members: string) => void;
}

/** Who is added at once. A journey’s channel takes people of its own clinic, who are there with their team. */
function People({ places, kind, chosen, onChange }: PeopleProps) {
  const t = useTexts(teamMessagesTexts);
  const people = places.people.filter(
    ({ is_own: isOwn, side }) => !isOwn && (kind !== 'journey' || side === 'organization'),
  );
  if (people.length === 0) return null;
  return (
    <CheckboxList
      name="members"
      legend={t('field.members')}
      choices={people.map(({ user_id: value, name, team }) => ({ value, label: t('field.person', { name, team }) }))}
      chosen={chosen}
      visible={SHOWN}
      moreLabel={t('field.members.more', { count: Math.max(0, people.length - SHOWN) })}
      onChoose={(id, isChosen) =>
        onChange([...chosen.filter((one) => one !== id), ...(isChosen ? [id] : [])].join(','))
      }
    />
  );
}
