import {
  type ChannelKind,
  createTeamChannel,
  getTeamPlaces,
  listTeamChannels,
  MAX_CHANNEL_NAME,
  MAX_CHANNEL_PURPOSE,
  type TeamChannel,
  type TeamPlaces,
} from '@travesia/contracts/team-messages';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { SentForm } from '../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CheckboxList, RadioList } from '../../../ui/field/choice-list.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { ListShapes, PaneHead } from '../../messaging/index.ts';
import type { TeamDesk } from '../data/desk.ts';
import { teamMessagesTexts } from '../texts.ts';

/** People that are listed before the rest is folded. */
const SHOWN = 6;

/** A new channel. About a journey there is one: it is opened if there is one already. */
export function CreatePane({ desk, back }: { desk: TeamDesk; back: string }) {
  const t = useTexts(teamMessagesTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get('journey') ?? '';
  const journey = isId(asked) ? asked : null;
  const places = useCall(getTeamPlaces);
  const known = useCall(listTeamChannels, { query: { journey_id: journey ?? '' } }, { enabled: journey !== null });
  const [existing] = journey ? (known.data?.data ?? []) : [];
  const at = ({ id }: Pick<TeamChannel, 'id'>) => path(`${desk.base}/${id}`);
  const same = existing && at(existing);
  useEffect(() => {
    if (same) void navigate(same, { replace: true });
  }, [same, navigate]);
  const { data } = places;
  const failed = places.problem ?? known.problem;
  const isLoading = !data || same || (journey && !known.data && !known.problem);
  return (
    <section className="msg-pane msg-pane-begin" aria-labelledby="create">
      <PaneHead back={back}>
        <h1 id="create">{t(journey ? 'create.journey' : 'create.title')}</h1>
      </PaneHead>
      <div className="msg-begin">
        {failed ? (
          <FailedLoad
            problem={failed}
            retry={() => Promise.all([places.reload(), known.reload()]).then(() => undefined)}
          />
        ) : isLoading ? (
          <ListShapes />
        ) : data.organization_name === null ? (
          <EmptyState title={t('create.none')}>
            <p>{t('create.none.text')}</p>
          </EmptyState>
        ) : data.kinds.length === 0 ? (
          <EmptyState title={t('create.denied')} />
        ) : (
          <CreateForm
            key={journey}
            places={data}
            journey={journey}
            onCreated={(channel) => void navigate(at(channel), { replace: true })}
          />
        )}
      </div>
    </section>
  );
}

interface CreateFormProps {
  places: TeamPlaces;
  journey: string | null;
  onCreated: (channel: TeamChannel) => void;
}

const YES = 'yes';
const NAMES = { provider_id: 'clinic', member_ids: 'members' } as const;

function CreateForm({ places, journey, onCreated }: CreateFormProps) {
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
      const { name, purpose, clinic, limited, takesPart } = form.read();
      const created = await sessionCall(createTeamChannel, {
        body: {
          kind,
          name,
          purpose,
          limited: limited === YES,
          clinic_takes_part: takesPart === YES,
          member_ids: chosen,
          ...(kind === 'clinic' ? { provider_id: clinic } : {}),
          ...(journey ? { journey_id: journey } : {}),
        },
      });
      form.clear();
      onCreated(created);
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
      {isOfNetwork && kind !== 'topic' ? (
        <TickBox
          name="takesPart"
          ticked={typed.takesPart === YES}
          onTick={(ticked) => form.change({ takesPart: ticked ? YES : '' })}
        >
          {t('field.takesPart')}
        </TickBox>
      ) : null}
      {isOfNetwork ? (
        <TickBox
          name="limited"
          ticked={typed.limited === YES}
          onTick={(ticked) => form.change({ limited: ticked ? YES : '' })}
        >
          {t('field.limited')}
        </TickBox>
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
