import {
  draftRecall,
  listRecallRooms,
  previewRecall,
  RECALL_LIMITS,
  type RecallPreview,
} from '@travesia/contracts/aftercare';
import { LOCALES } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ClinicField } from '../../../financials/index.ts';
import { PortalPage } from '../../../portal/index.ts';
import { criteriaFaults, criteriaOf, NO_RECALL, recallOf, type RecallTyped } from '../recall-form.ts';
import { recallsTexts } from '../texts.ts';

const LIST = '/admin/recalls';

/** `/admin/recalls/new`: drafts a recall. */
export function NewRecallPage() {
  const t = useTexts(recallsTexts);
  return (
    <PortalPage title={t('new.title')} description={t('new.lead')} roles={['admin']}>
      <BackLink to={LIST}>{t('list.title')}</BackLink>
      <h1>{t('new.title')}</h1>
      <p className="muted">{t('new.lead')}</p>
      <NewRecallForm />
    </PortalPage>
  );
}

function NewRecallForm() {
  const t = useTexts(recallsTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const { form, typed } = useTypedForm<RecallTyped>('recall.new', NO_RECALL);
  const { busy, problem, fault, run } = useAct();
  const faultsOf = (written: RecallTyped) =>
    Object.fromEntries(Object.entries(criteriaFaults(written)).map(([name, what]) => [name, t(`missing.${what}`)]));
  const check = (written: RecallTyped) => ({
    ...faultsOf(written),
    ...Object.fromEntries(
      LOCALES.flatMap((one) => [`title_${one}` as const, `message_${one}` as const])
        .filter((name) => !written[name].trim())
        .map((name) => [name, t('missing.text')]),
    ),
  });
  const submit = (written: RecallTyped) =>
    run(async () => {
      const draft = await sessionCall(draftRecall, { body: recallOf(written) });
      form.clear();
      showToast(t('saved'));
      await navigate(path(`${LIST}/${draft.id}`));
    });
  return (
    <SentForm
      form={form}
      className="stack"
      problem={problem}
      fault={fault}
      check={check}
      busy={busy}
      onSubmit={(written) => void submit(written)}
      foot={
        <Button variant="primary" busy={busy}>
          {t('save')}
        </Button>
      }
    >
      <section className="portal-section stack" aria-labelledby="whom">
        <h2 id="whom">{t('whom')}</h2>
        <p className="small muted">{t('whom.lead')}</p>
        <ClinicField form={form} typed={typed} />
        {typed.provider_id ? <RoomField clinic={typed.provider_id} /> : null}
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
          <TypedText
            name="lot"
            label={t('lot')}
            hint={t('lot.hint')}
            maxLength={RECALL_LIMITS.lot}
            autoComplete="off"
          />
        ) : null}
        <TypedText type="date" name="from" label={t('from')} />
        <TypedText type="date" name="to" label={t('to')} />
        <Preview typed={typed} isReady={Object.keys(criteriaFaults(typed)).length === 0} />
      </section>
      <TextFields />
    </SentForm>
  );
}

function TextFields() {
  const t = useTexts(recallsTexts);
  return (
    <section className="portal-section stack" aria-labelledby="texts">
      <h2 id="texts">{t('texts')}</h2>
      {LOCALES.map((one) => (
        <div key={one} className="stack">
          <TypedText
            name={`title_${one}`}
            label={t(`title.${one}`)}
            maxLength={RECALL_LIMITS.title}
            autoComplete="off"
          />
          <TypedArea
            name={`message_${one}`}
            label={t(`message.${one}`)}
            hint={t('message.hint')}
            rows={4}
            maxLength={RECALL_LIMITS.message}
          />
        </div>
      ))}
    </section>
  );
}

function RoomField({ clinic }: { clinic: string }) {
  const t = useTexts(recallsTexts);
  const { data } = useCall(listRecallRooms, { query: { clinic } });
  return (
    <TypedSelect
      name="room_id"
      label={t('room')}
      options={[
        { value: '', label: t('room.any') },
        ...(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** Whom the criteria concern now: asked for, so that nothing is counted at every letter. */
function Preview({ typed, isReady }: { typed: RecallTyped; isReady: boolean }) {
  const t = useTexts(recallsTexts);
  const format = useFormat();
  const { busy, fault, run } = useAct();
  const [shown, setShown] = useState<{ of: string; preview: RecallPreview } | null>(null);
  const criteria = criteriaOf(typed);
  const key = JSON.stringify(criteria);
  const ask = async () => {
    const preview = await run(() => sessionCall(previewRecall, { body: criteria }));
    if (preview) setShown({ of: key, preview });
  };
  const current = shown?.of === key ? shown.preview : null;
  return (
    <div className="stack" aria-live="polite">
      <p>
        <Button type="button" busy={busy} disabled={!isReady} onClick={() => void ask()}>
          {t('preview.open')}
        </Button>
      </p>
      {fault ? <p role="alert">{fault}</p> : null}
      {current ? (
        <>
          <p className="strong">{t('preview.count', { count: current.total })}</p>
          {current.total > current.data.length ? (
            <p className="small muted">{t('preview.more', { count: current.data.length })}</p>
          ) : null}
          <ul className="small num">
            {current.data.map(({ journey_id: id, reference, clinic, treated_on: day }) => (
              <li key={id}>{[reference, clinic, day ? format.date(day) : null].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
