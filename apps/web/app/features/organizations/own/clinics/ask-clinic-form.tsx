import { LOCALES } from '@travesia/contracts/kit';
import { inviteClinic } from '@travesia/contracts/organizations';
import { useRef, type FormEvent } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { refusedForm } from '../../../../lib/forms/form-state.ts';
import { TypedArea, TypedFields, TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useMarked } from '../../../../lib/forms/use-marked.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
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
  const { form, typed } = useTypedForm('ask-clinic', { provider: '', email: '', language: locale, message: '' });
  const element = useRef<HTMLFormElement>(null);
  useMarked(element, problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
  const { errors } = problem ? refusedForm(locale, {}, problem) : { errors: {} as Record<string, string> };
  const isAtField = Boolean(errors['email'] || errors['provider']);
  return (
    <form ref={element} className="team-invite" data-draft="own" aria-labelledby="ask" onSubmit={submit} noValidate>
      <TypedFields form={form}>
        <div className="team-fields">
          <TypedText
            name="provider"
            label={t('ask.provider')}
            hint={t('ask.providerHint')}
            autoComplete="off"
            maxLength={300}
            required
            error={errors['provider'] ? t('ask.providerWrong') : undefined}
          />
          <TypedText
            name="email"
            type="email"
            label={t('ask.email')}
            autoComplete="off"
            maxLength={254}
            required
            error={errors['email'] ? t('ask.emailWrong') : undefined}
          />
          <TypedSelect
            name="language"
            label={t('ask.language')}
            options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
          />
        </div>
        <TypedArea name="message" label={t('ask.message')} rows={2} maxLength={1000} />
      </TypedFields>
      {isAtField ? null : <ActProblem problem={problem} />}
      <p>
        <Button icon="send" busy={busy}>
          {t('ask.submit')}
        </Button>
      </p>
    </form>
  );
}
