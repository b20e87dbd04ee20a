import '../recalls.css';
import { listRecallRooms, type NewRecall, RECALL_LIMITS } from '@travesia/contracts/aftercare';
import { LOCALES } from '@travesia/contracts/kit';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { ClinicField } from '../../../financials/index.ts';
import { criteriaFaults, recallOf, type RecallTyped } from '../recall-form.ts';
import { recallsTexts } from '../texts.ts';
import { TypedPreview } from './preview.tsx';

interface RecallFormProps {
  /** What identifies the form, for what is typed and not saved yet. */
  place: string;
  start: RecallTyped;
  /** Label of the button. */
  label: string;
  /** Saves it. */
  save: (recall: NewRecall) => Promise<void>;
  /** After it could not be saved. */
  onRefused?: () => Promise<void>;
  /** After it was saved, with nothing typed left. */
  onSaved: () => Promise<void> | void;
}

/** Whom a recall concerns, and what patients read. */
export function RecallForm({ place, start, label, save, onRefused, onSaved }: RecallFormProps) {
  const t = useTexts(recallsTexts);
  const { form, typed } = useTypedForm<RecallTyped>(place, start);
  const { busy, problem, fault, run } = useAct();
  const check = (written: RecallTyped) => ({
    ...Object.fromEntries(Object.entries(criteriaFaults(written)).map(([name, what]) => [name, t(`missing.${what}`)])),
    ...Object.fromEntries(
      LOCALES.flatMap((one) => [`title_${one}` as const, `message_${one}` as const])
        .filter((name) => !written[name].trim())
        .map((name) => [name, t('missing.text')]),
    ),
  });
  const submit = async (written: RecallTyped) => {
    const saved = await run(() => save(recallOf(written)));
    if (!saved) {
      await onRefused?.();
      return;
    }
    form.clear();
    await onSaved();
  };
  return (
    <SentForm
      form={form}
      className="stack recall-form"
      problem={problem}
      fault={fault}
      check={check}
      busy={busy}
      onSubmit={(written) => void submit(written)}
      foot={
        <Button variant="primary" busy={busy}>
          {label}
        </Button>
      }
    >
      <CriteriaFields form={form} typed={typed} />
      <TextFields />
    </SentForm>
  );
}

interface CriteriaProps {
  form: { change: (changed: Partial<RecallTyped>) => void };
  typed: RecallTyped;
}

function CriteriaFields({ form, typed }: CriteriaProps) {
  const t = useTexts(recallsTexts);
  return (
    <section className="portal-section stack" aria-labelledby="whom">
      <h2 id="whom">{t('whom')}</h2>
      <p className="small muted">{t('whom.lead')}</p>
      {/* A room of another clinic would be refused. */}
      <ClinicField form={{ change: (clinic) => form.change({ ...clinic, room_id: '' }) }} typed={typed} />
      {typed.provider_id ? (
        <>
          <p>
            <Button
              type="button"
              variant="quiet"
              size="small"
              icon="x"
              onClick={() => form.change({ q: '', provider_id: '', clinic_name: '', room_id: '' })}
            >
              {t('clinic.remove')}
            </Button>
          </p>
          <RoomField clinic={typed.provider_id} />
        </>
      ) : null}
      <TypedSelect
        name="kind"
        label={t('material')}
        options={[
          { value: '', label: t('material.any') },
          { value: 'device', label: t('material.device') },
          { value: 'medicine', label: t('material.medicine') },
        ]}
      />
      {typed.kind ? (
        <TypedText name="lot" label={t('lot')} hint={t('lot.hint')} maxLength={RECALL_LIMITS.lot} autoComplete="off" />
      ) : null}
      <div className="recall-days">
        <TypedText type="date" name="from" label={t('from')} />
        <TypedText type="date" name="to" label={t('to')} />
      </div>
      <TypedPreview typed={typed} />
    </section>
  );
}

function RoomField({ clinic }: { clinic: string }) {
  const t = useTexts(recallsTexts);
  const { data } = useCall(listRecallRooms, { query: { clinic } });
  return (
    <TypedSelect
      // the browser can't select a room before it is listed
      key={data ? 'listed' : 'loading'}
      name="room_id"
      label={t('room')}
      options={[
        { value: '', label: t('room.any') },
        ...(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

function TextFields() {
  const t = useTexts(recallsTexts);
  return (
    <section className="portal-section stack" aria-labelledby="texts">
      <h2 id="texts">{t('texts')}</h2>
      <p className="small muted">{t('texts.lead')}</p>
      {LOCALES.map((one) => (
        <div key={one} className="stack">
          <TypedText
            name={`title_${one}`}
            label={t(`title.${one}`)}
            maxLength={RECALL_LIMITS.title}
            autoComplete="off"
            lang={one}
          />
          <TypedArea
            name={`message_${one}`}
            label={t(`message.${one}`)}
            rows={4}
            maxLength={RECALL_LIMITS.message}
            lang={one}
          />
        </div>
      ))}
    </section>
  );
}
