import { DECLINE_REASON_MAX, declineInvitation, type Invitation } from '@travesia/contracts/invitations';
import { type FormEvent, useState } from 'react';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { type Refusal, wrongFields, tryCall, AuthCard, RefusalNotes } from '../../accounts/index.ts';
import { forgetInvitation, keepReason, keptReason } from '../kept-invitation.ts';
import { invitationTexts } from '../texts.ts';
import { DeclinedCard } from './other-cards.tsx';

interface DeclineCardProps {
  token: string;
  invitation: Invitation;
  onBack: () => void;
  /** Called when it was answered or revoked in the meantime. */
  onOver: () => void;
}

/** Confirms declining an invitation, with an optional reason. */
export function DeclineCard({ token, invitation, onBack, onOver }: DeclineCardProps) {
  const t = useTexts(invitationTexts);
  const locale = useLocale();
  const [reason, setReason] = useState(keptReason);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  if (done) return <DeclinedCard invitation={invitation} />;
  const decline = async () => {
    if (reason.trim().length > DECLINE_REASON_MAX)
      return setRefusal(wrongFields({ reason: t('error.reason', { max: DECLINE_REASON_MAX }) }));
    setBusy(true);
    const refused = await tryCall(locale, { reason }, () =>
      sessionCall(declineInvitation, { body: { token, reason } }),
    );
    setBusy(false);
    setRefusal(refused);
    if (refused?.problem?.code === 'invitation.not_valid') return onOver();
    if (refused) return undefined;
    forgetInvitation();
    return setDone(true);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void decline();
  };
  return (
    <AuthCard key="decline" title={t('title')} heading={t('declining.heading')} lead={t('declining.text')} replaced>
      <form method="post" className="auth-form" noValidate onSubmit={onSubmit}>
        <RefusalNotes refusal={refusal} labels={{ reason: t('declining.reason') }} />
        <TextArea
          name="reason"
          label={t('declining.reason')}
          hint={t('declining.hint')}
          error={refusal?.errors['reason']}
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            setReason(value);
            keepReason(value);
          }}
        />
        <Button variant="danger" size="large" className="btn-wide" busy={busy}>
          {t('declining.submit')}
        </Button>
        <Button type="button" variant="quiet" onClick={onBack}>
          {t('declining.back')}
        </Button>
      </form>
    </AuthCard>
  );
}
