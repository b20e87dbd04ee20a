import {
  createTicket,
  SUBJECT_MAX,
  type SupportDesk,
  TICKET_MESSAGE_MAX,
  type TicketSummary,
} from '@travesia/contracts/support';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { AttachField } from '../../files/attach-field.tsx';
import { topicOf } from '../../use-articles.ts';
import { supportTexts } from '../../texts.ts';
import { readAsk } from '../../ticket-form.ts';
import { expectedText } from '../../ticket-view.ts';
import { ContextFacts } from '../parts/context-facts.tsx';

interface AskFormProps {
  desk: SupportDesk;
  base: string;
  made: (ticket: TicketSummary) => void;
}

const NOTHING = { topic: '', subject: '', message: '', files: '', attach: '' };

/** Support request form: topic, subject, text, and optional attachments. */
export function AskForm({ desk, base, made }: AskFormProps) {
  const t = useTexts(supportTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const { form, typed } = useTypedForm('support.ask', { ...NOTHING, topic: topicOf(query.get('about')) ?? '' });
  const { busy, problem, run } = useAct();
  const { topic } = typed;
  const expected = desk.topics.find((one) => one.topic === topic)?.expected_reply;

  useEffect(goToForm, []);

  const check = (written: typeof NOTHING) =>
    Object.fromEntries(readAsk(written).missing.map((field) => [field, t(`ask.missing.${field}`)]));
  const submit = (written: typeof NOTHING) =>
    run(async () => {
      const ticket = await sessionCall(createTicket, { body: readAsk(written).body });
      form.clear();
      made(ticket);
      showToast(t('ask.sent', { reference: ticket.reference }));
      await navigate(path(`${base}/tickets/${ticket.id}`));
    });
  return (
    <SentForm
      form={form}
      className="help-form"
      problem={problem}
      check={check}
      busy={busy}
      onSubmit={(written) => void submit(written)}
      foot={
        <Button variant="primary" busy={busy}>
          {t('ask.submit')}
        </Button>
      }
    >
      <SelectField
        name="topic"
        label={t('ask.topic')}
        value={topic}
        onChange={({ currentTarget }) => form.change({ topic: currentTarget.value })}
        hint={expected ? (isDemo ? t('expect.demo') : expectedText(t, expected)) : undefined}
        options={[
          { value: '', label: t('ask.choose') },
          ...desk.topics.map((one) => ({ value: one.topic, label: t(`topic.${one.topic}`) })),
        ]}
      />
      <TypedText name="subject" label={t('ask.subject')} maxLength={SUBJECT_MAX} autoComplete="off" />
      <TypedArea
        name="message"
        label={t('ask.message')}
        rows={6}
        maxLength={TICKET_MESSAGE_MAX}
        hint={t('ask.messageHint')}
      />
      <AttachField form={form} value={typed.files} />
      <div className="help-attach">
        <TickBox
          name="attach"
          ticked={typed.attach === 'true'}
          onTick={(ticked) => form.change({ attach: ticked ? 'true' : '' })}
        >
          {t('ask.attach')}
        </TickBox>
        <ContextFacts context={desk.context} />
      </div>
    </SentForm>
  );
}

/** The form has only just rendered, so the browser could not scroll to its anchor. */
function goToForm(): void {
  if (window.location.hash !== '#ask') return;
  document.getElementById('ask')?.scrollIntoView();
  document.getElementById(fieldId('topic'))?.focus({ preventScroll: true });
}
