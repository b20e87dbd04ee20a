import type { User } from '@travesia/contracts/accounts';
import { acceptInvitation } from '@travesia/contracts/invitations';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/action/button.tsx';
import { type Refusal, leaveFor, tryCall, RefusalNotes } from '../../accounts/index.ts';
import { homeOf } from '../../../lib/session/role-home.ts';
import { isForClinic } from '../invitation-view.ts';
import { forgetInvitation } from '../kept-invitation.ts';
import { invitationTexts } from '../texts.ts';
import type { AnswerProps } from '../answer-props.ts';

interface AcceptAsProps extends AnswerProps {
  user: User;
  onOtherPerson: () => void;
}

/** Accepts with the signed-in account, then opens the home of the new role. */
export function AcceptAs({ token, invitation, user, onOver, onOtherPerson }: AcceptAsProps) {
  const t = useTexts(invitationTexts);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const accept = async () => {
    if (busy) return;
    setBusy(true);
    const refused = await tryCall(locale, {}, async () => {
      const now = await sessionCall(acceptInvitation, { body: { token } });
      useSession.setState({ user: now });
      forgetInvitation();
      leaveFor(homeOf(locale, now));
    });
    // After success the button stays busy until the page is gone.
    if (!refused) return;
    setBusy(false);
    setRefusal(refused);
    if (refused.problem?.code === 'invitation.other_person') onOtherPerson();
    if (refused.problem?.code === 'invitation.not_valid') onOver();
  };
  return (
    <>
      <RefusalNotes refusal={refusal} labels={{}} />
      <p>
        {t.rich(
          'as',
          { b: <strong className="auth-address" /> },
          { name: `${user.first_name} ${user.last_name}`, email: user.email },
        )}
      </p>
      <Button
        type="button"
        variant="primary"
        size="large"
        className="btn-wide"
        busy={busy}
        onClick={() => void accept()}
      >
        {isForClinic(invitation) ? t('accept.provider') : t('accept')}
      </Button>
    </>
  );
}
