import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { RequireSession } from '../../../lib/session/require-session.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Wordmark } from '../../../ui/icon/mark.tsx';
import { SkipLink } from '../../../ui/navigation/skip-link.tsx';
import { LanguageMenu } from '../../../ui/preferences/language-menu.tsx';
import { ToastRegion } from '../../../ui/toast/toast-region.tsx';
import { accountTexts } from '../texts.ts';

interface AccountFrameProps {
  title: string;
  description: string;
  /** Above everything; that the data is invented, while it is. */
  ribbon: ReactNode;
  children: ReactNode;
}

/** The shell of screens about one's own account: who is not signed in is sent to the sign-in and comes back. */
export function AccountFrame({ title, description, ribbon, children }: AccountFrameProps) {
  return (
    <>
      <PageHead title={title} description={description} noindex />
      <RequireSession heading={title}>
        <SkipLink />
        {ribbon}
        <AccountHead />
        <main id="main" tabIndex={-1} className="wrap account">
          {children}
        </main>
        <ToastRegion />
      </RequireSession>
    </>
  );
}

function AccountHead() {
  const t = useTexts(accountTexts);
  const path = useLocalPath();
  const logout = useSession((session) => session.logout);
  const busy = useSession((session) => session.isLoading);
  return (
    <header className="account-head">
      <div className="wrap">
        <Wordmark href={path('/')} label={t('frame.home')} />
        <div className="account-tools">
          <LanguageMenu />
          <Button type="button" size="small" busy={busy} onClick={() => void logout()}>
            {t('frame.signOut')}
          </Button>
        </div>
      </div>
    </header>
  );
}
