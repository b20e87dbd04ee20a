import { LOCALES } from '@travesia/contracts/kit';
import { inviteClinic } from '@travesia/contracts/organizations';
import { useRef, useState, type FormEvent } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { refusedForm } from '../../../../lib/forms/form-state.ts';
import { useKeptForm } from '../../../../lib/forms/use-kept-form.ts';
import { useMarked } from '../../../../lib/forms/use-marked.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { networkTexts } from '../texts.ts';

/** The last part of an address of a clinic's page, or what was typed. */
export const clinicIn = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) ?? '';

/** Asks a clinic to join, by the address of its page and an owner's e-mail address. */
export function AskClinicForm({ asked }: { asked: () => Promise<void> }) {
  const t = useTexts(networkTexts);
  const locale = useLocale();
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const [sent, setSent] = useState(0);
  const { typed, keep, done } = useKeptForm('ask-clinic');
  const form = useRef<HTMLFormElement>(null);
  useMarked(form, problem);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    void run(async () => {
      await sessionCall(inviteClinic, {
        body: {
          provider: clinicIn(text('provider')),
          email: text('email'),
          message: text('message'),
          language: LOCALES.find((one) => one === text('language')) ?? locale,
        },
      });
      showToast(t('ask.sent', { email: text('email') }));
      done();
      setSent(sent + 1);
      await asked();
    });
  };
  const { errors } = problem ? refusedForm(locale, {}, problem) : { errors: {} as Record<string, string> };
  const isAtField = Boolean(errors['email'] || errors['provider']);
  return (
    <form
      key={sent}
      ref={form}
      className="team-invite"
      data-draft="own"
      aria-labelledby="ask"
      onSubmit={submit}
      onInput={({ currentTarget }) => keep(currentTarget)}
      noValidate
    >
      <div className="team-fields">
        <TextField
          name="provider"
          label={t('ask.provider')}
          hint={t('ask.providerHint')}
          autoComplete="off"
          maxLength={300}
          defaultValue={typed['provider']}
          required
          error={errors['provider'] ? t('ask.providerWrong') : undefined}
        />
        <TextField
          name="email"
          type="email"
          label={t('ask.email')}
          autoComplete="off"
          maxLength={254}
          defaultValue={typed['email']}
          required
          error={errors['email'] ? t('ask.emailWrong') : undefined}
        />
        <SelectField
          name="language"
          label={t('ask.language')}
          defaultValue={typed['language'] ?? locale}
          options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
        />
      </div>
      <TextArea name="message" label={t('ask.message')} rows={2} maxLength={1000} defaultValue={typed['message']} />
      {isAtField ? null : <ActProblem problem={problem} />}
      <p>
        <Button icon="send" busy={busy}>
          {t('ask.submit')}
        </Button>
      </p>
    </form>
  );
}
