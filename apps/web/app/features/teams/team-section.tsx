import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LoadState } from '../../lib/screen/load-state.tsx';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { shownProvider } from '../../lib/session/shown-provider.ts';
import { useLoad } from '../../lib/calls/use-load.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { TeamPeople } from './team-people.tsx';
import type { Team, TeamCalls } from './team-calls.ts';
import { teamTexts } from './texts.ts';

interface TeamSectionProps {
  calls: TeamCalls;
  /** Anchor of the section. */
  id: string;
  heading: ReactNode;
  lead: ReactNode;
}

/** The team of a clinic or organization: roles, removal, invitations, pending invitations. */
export function TeamSection({ calls, id, heading, lead }: TeamSectionProps) {
  const t = useTexts(teamTexts);
  const team = useLoad(['team', shownProvider(location.pathname)?.id ?? null, id], calls.list);
  const [sent, setSent] = useState(0);
  const [acted, setActed] = useState<{ at: 'heading' | 'invite' } | null>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The pressed button may be gone after its action.
    if (!acted || document.activeElement !== document.body) return;
    const place = acted.at === 'invite' ? '[name="email"]' : 'h2';
    box.current?.querySelector<HTMLElement>(place)?.focus();
  }, [acted]);
  const done = (now: Team, words: string) => {
    team.show(now);
    setActed({ at: 'heading' });
    showToast(words);
  };
  return (
    <section ref={box} className="portal-section portal-section-main" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      <p className="muted team-lead">{lead}</p>
      <LoadState loaded={team}>
        {(known) => (
          <>
            <TeamPeople team={known} calls={calls} done={done} reload={team.reload} />
            {known.actions.length ? (
              <InviteForm
                key={sent}
                id={id}
                roles={known.roles}
                invite={async (invited) => {
                  done(await calls.invite(invited), t('invite.sent', { email: invited.email }));
                }}
                sent={() => {
                  setSent(sent + 1);
                  setActed({ at: 'invite' });
                }}
              />
            ) : (
              <p className="muted">{t('people.mayNot')}</p>
            )}
            <OpenInvitations
              invitations={known.invitations}
              resend={async (one) => done(await calls.resend(one.id), t('invitation.resent', { email: one.email }))}
              withdraw={async (one) =>
                done(await calls.withdraw(one.id), t('invitation.withdrawn', { email: one.email }))
              }
            />
          </>
        )}
      </LoadState>
    </section>
  );
}
