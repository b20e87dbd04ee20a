import {
  type ClinicNotices,
  confirmClinicInbox,
  INBOX_CODE_DIGITS,
  sendInboxCode,
} from '@travesia/contracts/providers';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { clinicTexts } from '../texts.ts';

interface InboxCodeProps {
  email: string;
  taken: (notices: ClinicNotices) => void;
}

const NOTHING = { code: '' };

/** Confirms the clinic's inbox by the code that was emailed there. */
export function InboxCode({ email, taken }: InboxCodeProps) {
  const t = useTexts(clinicTexts);
  // A code is not kept: it is short and soon over.
  const { form } = useTypedForm(null, NOTHING);
  const { busy, doing, problem, run } = useAct();
  const confirm = ({ code }: typeof NOTHING) =>
    run(async () => {
      taken(await sessionCall(confirmClinicInbox, { body: { code: code.trim() } }));
      showToast(t('inbox.confirmed'));
    }, 'confirm');
  const sendAgain = () =>
    run(async () => {
      taken(await sessionCall(sendInboxCode));
      showToast(t('inbox.sentAgain'));
    }, 'send');
  return (
    <SentForm
      form={form}
      className="stack clinic-percent"
      labelledBy="inbox-code"
      problem={problem}
      check={({ code }) => (code.trim() ? {} : { code: t('inbox.codeMissing') })}
      sentences={{ code: t('inbox.codeWrong', { digits: INBOX_CODE_DIGITS }) }}
      busy={busy}
      onSubmit={(typed) => void confirm(typed)}
      foot={
        <div className="row">
          <Button variant="primary" size="small" busy={doing === 'confirm'}>
            {t('inbox.confirm')}
          </Button>
          <Button type="button" variant="quiet" size="small" busy={doing === 'send'} onClick={() => void sendAgain()}>
            {t('inbox.sendAgain')}
          </Button>
        </div>
      }
    >
      <h3 id="inbox-code">{t('inbox.confirmHeading')}</h3>
      <p className="muted">{t('inbox.confirmText', { email })}</p>
      <TypedText
        name="code"
        label={t('inbox.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={INBOX_CODE_DIGITS}
      />
    </SentForm>
  );
}
