import { LOCALES } from '@travesia/contracts/kit';
import { inviteClinic } from '@travesia/contracts/organizations';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { networkTexts } from '../texts.ts';

/** Returns the last part of a clinic page's address, or the text as typed. */
export const clinicIn = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) ?? '';

/** Invites a clinic, by the address of its page and an owner's email. */
export function AskClinicForm({ asked }: { asked: () => Promise<void> }) {
  const t = useTexts(networkTexts);
  const locale = useLocale();
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const start = { provider: '', email: '', language: locale as string, message: '' };
  const { form } = useTypedForm('ask-clinic', start);
  const submit = (typed: typeof start) => {
    const email = typed.email.trim();
    void run(async () => {
      await sessionCall(inviteClinic, {
        body: {
          provider: clinicIn(typed.provider),
          email,
          message: typed.message.trim(),
          language: LOCALES.find((one) => one === typed.language) ?? locale,
        },
      });
      showToast(t('ask.sent', { email }));
      form.clear();
      await asked();
    });
  };
  return (
    <SentForm
      form={form}
      className="team-invite"
      labelledBy="ask"
      problem={problem}
      sentences={{ provider: t('ask.providerWrong'), email: t('ask.emailWrong') }}
      busy={busy}
      onSubmit={submit}
      foot={
        <p>
          <Button icon="send" busy={busy}>
            {t('ask.submit')}
          </Button>
        </p>
      }
    >
      <div className="team-fields">
        <TypedText
          name="provider"
          label={t('ask.provider')}
          hint={t('ask.providerHint')}
          autoComplete="off"
          maxLength={300}
          required
        />
        <TypedText name="email" type="email" label={t('ask.email')} autoComplete="off" maxLength={254} required />
        <TypedSelect
          name="language"
          label={t('ask.language')}
          options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
        />
      </div>
      <TypedArea name="message" label={t('ask.message')} rows={2} maxLength={1000} />
    </SentForm>
  );
}
