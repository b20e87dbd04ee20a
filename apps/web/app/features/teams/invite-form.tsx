import { type FormEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/action/button.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../ui/field/text-field.tsx';
import { refusedForm } from '../../lib/forms/form-state.ts';
import { useKeptForm } from '../../lib/forms/use-kept-form.ts';
import { useMarked } from '../../lib/forms/use-marked.ts';
import { useLocale, useTexts } from '../../lib/i18n/use-texts.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { LOCALES } from '@travesia/contracts/kit';
import { ActProblem } from '../../lib/screen/act-problem.tsx';
import { useAct } from '../../lib/calls/use-act.ts';
import type { Invited, TeamRole } from './team-calls.ts';
import { teamTexts } from './texts.ts';

interface InviteFormProps {
  id: string;
  roles: readonly TeamRole[];
  invite: (invited: Invited) => Promise<void>;
  /** After it was sent and what was typed is forgotten. */
  sent: () => void;
}

/** Invites an address; what was typed stays when it is refused and when the page is loaded anew. */
export function InviteForm({ id, roles, invite, sent }: InviteFormProps) {
  const t = useTexts(teamTexts);
  const locale = useLocale();
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const { typed, keep, done } = useKeptForm(`invite${useLocation().pathname}.${id}`);
  const form = useRef<HTMLFormElement>(null);
  useMarked(form, problem);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    void run(async () => {
      await invite({
        email: text('email'),
        role: text('role') as TeamRole,
        message: text('message'),
        language: text('language') as Invited['language'],
      });
      done();
      sent();
    });
  };
  const { errors } = problem ? refusedForm(locale, {}, problem) : { errors: {} as Record<string, string> };
  return (
    <form
      ref={form}
      className="team-invite"
      data-draft="own"
      aria-labelledby={`${id}-invite`}
      onSubmit={submit}
      onInput={({ currentTarget }) => keep(currentTarget)}
      noValidate
    >
      <h3 id={`${id}-invite`}>{t('invite.heading')}</h3>
      <div className="team-fields">
        <TextField
          name="email"
          type="email"
          label={t('invite.email')}
          autoComplete="off"
          maxLength={254}
          defaultValue={typed['email']}
          required
          error={errors['email'] ? t('invite.emailWrong') : undefined}
        />
        <SelectField
          name="role"
          label={t('invite.role')}
          defaultValue={typed['role'] ?? (roles.includes('coordinator') ? 'coordinator' : roles.at(-1))}
          options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
        <SelectField
          name="language"
          label={t('invite.language')}
          defaultValue={typed['language'] ?? locale}
          options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
        />
      </div>
      <TextArea
        name="message"
        label={t('invite.message')}
        hint={t('invite.messageHint')}
        rows={2}
        maxLength={1000}
        defaultValue={typed['message']}
      />
      {problem && !errors['email'] ? <ActProblem problem={problem} /> : null}
      <p>
        <Button icon="send" busy={busy}>
          {t('invite.send')}
        </Button>
      </p>
    </form>
  );
}
