import { askEmailChange, type PendingEmailChange, stopEmailChange } from '@travesia/contracts/accounts';
import type { Problem } from '@travesia/contracts/kit';
import type { Profile } from '@travesia/contracts/profiles';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { SentForm } from '../../../lib/forms/draft/sent-form.tsx';
import { TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { profileTexts } from '../texts.ts';
import { EditCard } from './section-card.tsx';

interface EmailCardProps {
  profile: Profile;
  onPending: (pending: PendingEmailChange | null) => void;
}

/** The email address: changes once both mailboxes confirm. */
export function EmailCard({ profile: { email, demo }, onPending }: EmailCardProps) {
  const t = useTexts(profileTexts);
  return (
    <EditCard id="email" heading={t('email.heading')} text={demo ? t('email.demo') : t('email.text')}>
      <p className="strong profile-address">{email.address}</p>
      {email.pending ? (
        <Pending pending={email.pending} onPending={onPending} />
      ) : demo ? null : (
        <AskForm onPending={onPending} />
      )}
    </EditCard>
  );
}

function Pending({ pending, onPending }: { pending: PendingEmailChange } & Pick<EmailCardProps, 'onPending'>) {
  const t = useTexts(profileTexts);
  const locale = useLocale();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { new_email: address, new_confirmed: confirmed, present_approved: approved } = pending;
  const ref = useRef<HTMLDivElement>(null);
  // The submitted form is gone: focus moves to the next instruction.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  const stop = async () => {
    setBusy(true);
    try {
      await sessionCall(stopEmailChange);
      onPending(null);
      showToast(t('email.stopped'));
    } catch (error) {
      setProblem(problemOf(error) ?? null);
      setBusy(false);
    }
  };
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice role="status" title={t('email.pending', { address })}>
        <ul>
          <li>{confirmed ? t('email.newDone') : t('email.newWaits', { address })}</li>
          <li>{approved ? t('email.presentDone') : t('email.presentWaits')}</li>
        </ul>
        <p>{t('email.until', { until: format.instant(pending.expires_at, ownTimeZone()) })}</p>
        {problem ? <p className="strong">{problemText(locale, problem)}</p> : null}
        <p className="notice-actions">
          <Button type="button" size="small" busy={busy} onClick={() => void stop()}>
            {t('email.stop')}
          </Button>
        </p>
      </Notice>
    </div>
  );
}

const NOTHING = { new_email: '' };
/** Form names of the call's fields. */
const NAMES = { email: 'new_email' } as const;

function AskForm({ onPending }: Pick<EmailCardProps, 'onPending'>) {
  const t = useTexts(profileTexts);
  const { form } = useTypedForm('new-email', NOTHING);
  const { busy, problem, run } = useAct();
  const ask = (typed: typeof NOTHING) =>
    run(async () => {
      const pending = await sessionCall(askEmailChange, { body: { email: typed.new_email.trim() } });
      form.clear();
      onPending(pending);
    });
  const isSame = problem?.fields?.[0]?.code === 'same_address';
  return (
    <SentForm
      form={form}
      className="stack account-form"
      problem={problem}
      names={NAMES}
      sentences={{ new_email: t(isSame ? 'email.same' : 'error.email') }}
      busy={busy}
      onSubmit={(typed) => void ask(typed)}
      foot={
        <Button busy={busy} disabled={busy}>
          {t('email.ask')}
        </Button>
      }
    >
      <TypedText
        name="new_email"
        type="email"
        autoComplete="email"
        label={t('email.new')}
        hint={t.rich('email.hint', { link: <LocalLink to="/contact" /> })}
      />
    </SentForm>
  );
}
