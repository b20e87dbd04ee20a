import { createRoom, type NewRoom, type Room, ROOM_KINDS, type Rooms, updateRoom } from '@travesia/contracts/providers';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { useClinicArea } from '../../../contexts/index.ts';
import { roomsTexts } from './texts.ts';

interface RoomDialogProps {
  /** The one to change; null for a new one. */
  room: Room | null;
  choices: Rooms['treatment_choices'];
  reload: () => Promise<void>;
  onClose: () => void;
}

const startOf = (room: Room | null) => ({
  name: room?.name ?? '',
  kind: room?.kind ?? 'consultation_room',
  capacity: String(room?.capacity ?? 1),
  treatments: room?.treatments.map(({ slug }) => slug).join(' ') ?? '',
});
type Typed = Record<keyof ReturnType<typeof startOf>, string>;

const words = (text: string): string[] => text.split(' ').filter(Boolean);

const bodyOf = ({ name, kind, capacity, treatments }: Typed): NewRoom => ({
  name,
  kind: ROOM_KINDS.find((one) => one === kind) ?? 'consultation_room',
  capacity: Number(capacity),
  treatments: words(treatments),
});

/** Adds or changes a room or bed. */
export function RoomDialog({ room, choices, reload, onClose }: RoomDialogProps) {
  const t = useTexts(roomsTexts);
  const language = useLocale();
  const { id: clinicId } = useClinicArea();
  const { busy, problem, fault, run } = useAct();
  const { form, typed } = useTypedForm<Typed>(`clinic.${clinicId}.room.${room?.id ?? 'new'}`, startOf(room));
  const chosen = words(typed.treatments);
  // Treatments that the clinic no longer offers stay with the room until they are taken off.
  const all = [...choices, ...(room?.treatments ?? []).filter(({ slug }) => !choices.some((one) => one.slug === slug))];
  const save = async (values: Typed) => {
    const body = bodyOf(values);
    const query = { language };
    const saved = await run(() =>
      room
        ? sessionCall(updateRoom, { params: { id: room.id }, query, body: { ...body, version: room.version } })
        : sessionCall(createRoom, { query, body }),
    );
    if (!saved) return undefined;
    void reload();
    showToast(t('saved', { name: saved.name }));
    return true;
  };
  const isTaken = problem?.fields?.some(({ code }) => code === 'taken') ?? false;
  return (
    <FormDialog
      form={form}
      title={room ? t('edit.title', { name: room.name }) : t('new.title')}
      submit={room ? t('save') : t('add')}
      busy={busy}
      fault={fault}
      problem={problem}
      {...(isTaken ? { sentences: { name: t('fault.taken') } } : {})}
      check={({ capacity }) =>
        /^\d+$/.test(capacity) && Number(capacity) >= 1 && Number(capacity) <= 200
          ? {}
          : { capacity: t('fault.capacity') }
      }
      onSubmit={save}
      onClose={onClose}
    >
      <TypedText name="name" label={t('field.name')} hint={t('hint.name')} required maxLength={80} autoComplete="off" />
      <TypedSelect
        name="kind"
        label={t('field.kind')}
        options={ROOM_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <TypedText
        name="capacity"
        label={t('field.capacity')}
        hint={t('hint.capacity')}
        inputMode="numeric"
        maxLength={3}
        required
      />
      {all.length > 0 ? (
        <CheckboxList
          name="treatments"
          legend={t('field.treatments')}
          hint={t('hint.treatments')}
          choices={all.map(({ slug, name }) => ({ value: slug, label: name }))}
          chosen={chosen}
          onChoose={(slug, isChosen) => {
            const others = chosen.filter((one) => one !== slug);
            form.change({ treatments: (isChosen ? [...others, slug] : others).join(' ') });
          }}
        />
      ) : null}
    </FormDialog>
  );
}
