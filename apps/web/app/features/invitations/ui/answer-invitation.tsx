import { useState } from 'react';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { answerPath, doorFor } from '../invitation-view.ts';
import { invitationTexts } from '../texts.ts';
import type { AnswerProps } from '../answer-props.ts';
import { AcceptAs } from './accept-as.tsx';
import { JoinForm } from './join-form.tsx';
import { OtherPerson } from './other-person.tsx';

/** Answers an invitation: accept in the way available to the visitor, or decline. */
export function AnswerInvitation(props: AnswerProps) {
  const t = useTexts(invitationTexts);
  const path = useLocalPath();
  const user = useSession((session) => session.user);
  // The server can tell apart addresses that look the same to this page.
  const [refusedAs, setRefusedAs] = useState<string | null>(null);
  const { invitation, onDecline } = props;
  const door = user && user.id === refusedAs ? 'other' : doorFor(user, invitation);
  const back = encodeURIComponent(path(answerPath(invitation)));
  return (
    <section className="invitation-answer">
      {door === 'other' && user ? <OtherPerson user={user} invitation={invitation} /> : null}
      {door === 'accept' && user ? (
        <AcceptAs {...props} user={user} onOtherPerson={() => setRefusedAs(user.id)} />
      ) : null}
      {door === 'signIn' ? (
        <>
          <p>{t.rich('signIn.text', { b: <strong /> }, { email: invitation.email })}</p>
          <LinkButton variant="primary" size="large" className="btn-wide" href={`${path('/login')}?returnUrl=${back}`}>
            {t('signIn')}
          </LinkButton>
        </>
      ) : null}
      {door === 'new' ? <JoinForm {...props} /> : null}
      <Button type="button" variant="quiet" onClick={onDecline}>
        {t('decline')}
      </Button>
    </section>
  );
}
