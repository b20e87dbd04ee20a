import { useLocation } from 'react-router';
import { Button } from '../../ui/action/button.tsx';
import { SentForm } from '../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedSelect, TypedText } from '../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../lib/i18n/use-texts.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { LOCALES } from '@travesia/contracts/kit';
import { useAct } from '../../lib/calls/use-act.ts';
import type { Invited, TeamRole } from './team-calls.ts';
import { teamTexts } from './texts.ts';

interface InviteFormProps {
  id: string;
  roles: readonly TeamRole[];
  invite: (invited: Invited) => Promise<void>;
  /** Called once it is sent and the form is cleared. */
  sent: () => void;
}

/** Invites an email address; typed values survive a rejection and a reload. */
export function InviteForm({ id, roles, invite, sent }: InviteFormProps) {
  const t = useTexts(teamTexts);
  const locale = useLocale();
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const { form } = useTypedForm(`invite${useLocation().pathname}.${id}`, {
    email: '',
    role: (roles.includes('coordinator') ? 'coordinator' : roles.at(-1)) ?? '',
    language: locale as string,
    message: '',
  });
  const submit = (typed: { email: string; role: string; message: string; language: string }) =>
    run(async () => {
      await invite({
        email: typed.email.trim(),
        role: typed.role as TeamRole,
        message: typed.message.trim(),
        language: typed.language as Invited['language'],
      });
      form.clear();
      sent();
    });
  return (
    <SentForm
      form={form}
      className="team-invite"
      labelledBy={`${id}-invite`}
      problem={problem}
      sentences={{ email: t('invite.emailWrong') }}
      busy={busy}
      onSubmit={(typed) => void submit(typed)}
      foot={
        <p>
          <Button icon="send" busy={busy}>
            {t('invite.send')}
          </Button>
        </p>
      }
    >
      <h3 id={`${id}-invite`}>{t('invite.heading')}</h3>
      <div className="team-fields">
        <TypedText name="email" type="email" label={t('invite.email')} autoComplete="off" maxLength={254} required />
        <TypedSelect
          name="role"
          label={t('invite.role')}
          options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
        <TypedSelect
          name="language"
          label={t('invite.language')}
          options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
        />
      </div>
      <TypedArea name="message" label={t('invite.message')} hint={t('invite.messageHint')} rows={2} maxLength={1000} />
    </SentForm>
  );
}
