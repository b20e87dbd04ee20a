import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { MovedShortlist } from '../../../favorites/index.ts';
import { RequireSession } from '../../../portal/index.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Wordmark } from '../../../../ui/icon/mark.tsx';
import { SkipLink } from '../../../../ui/navigation/skip-link.tsx';
import { LanguageMenu } from '../../../../ui/preferences/language-menu.tsx';
import { ToastRegion } from '../../../../ui/toast/toast-region.tsx';
import { StepUp } from '../../../two-factor/index.ts';
import type { Choices } from '../choices.ts';
import { applyTexts } from '../texts.ts';
import { ApplyIntro, type Inbox as InboxPart } from './apply-intro.tsx';
import { Applications } from './applications.tsx';

const never = () => () => undefined;

interface ApplyPageProps {
  choices: Choices;
  ribbon?: ReactNode;
  /** Shown after an email was sent. */
  Inbox: InboxPart;
}

/**
 * `/provider/apply`: information for everyone; the application for signed-in users. Only the browser knows who is
 * signed in.
 */
export function ApplyPage({ choices, ribbon, Inbox }: ApplyPageProps) {
  const t = useTexts(applyTexts);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isSignedIn = useSession((session) => session.isAuthenticated);
  const head = <PageHead title={t('page.title')} description={t('page.description')} noindex />;
  if (hydrated && isSignedIn)
    return (
      <>
        {head}
        <RequireSession
          alongside={
            <>
              <StepUp />
              <MovedShortlist />
            </>
          }
        >
          {(person) => (
            <Frame ribbon={ribbon} signOut={<SignOut />}>
              {person ? <Applications choices={choices} /> : <Waiting />}
            </Frame>
          )}
        </RequireSession>
        <ToastRegion />
      </>
    );
  return (
    <>
      {head}
      <Frame ribbon={ribbon}>{hydrated ? <ApplyIntro choices={choices} Inbox={Inbox} /> : <Waiting />}</Frame>
    </>
  );
}

function Waiting() {
  const t = useTexts(applyTexts);
  return (
    <div className="stack-wide">
      <h1>{t('page.title')}</h1>
      <noscript>
        <p>{t('page.noScript')}</p>
      </noscript>
      <Skeleton height="12em" />
    </div>
  );
}

function SignOut() {
  const t = useTexts(applyTexts);
  const logout = useSession((session) => session.logout);
  const busy = useSession((session) => session.isLoading);
  return (
    <Button type="button" size="small" busy={busy} onClick={() => void logout()}>
      {t('frame.signOut')}
    </Button>
  );
}

function Frame({ ribbon, signOut, children }: { ribbon?: ReactNode; signOut?: ReactNode; children: ReactNode }) {
  const t = useTexts(applyTexts);
  const path = useLocalPath();
  return (
    <div className="apply">
      <SkipLink />
      {ribbon}
      <header className="apply-head">
        <div className="wrap">
          <Wordmark href={path('/')} label={t('frame.home')} />
          <span className="apply-for">{t('frame.for')}</span>
          <div className="apply-tools">
            <LanguageMenu />
            {signOut}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap apply-main">
        {children}
      </main>
    </div>
  );
}
