import { useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { homeOf } from '../../../../lib/session/role-home.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useSite } from '../../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { returnAddress } from '../return-address.ts';
import { authTexts } from '../texts.ts';

/** Shown to signed-in visitors: continue, or sign out to use another account. Only the browser knows. */
export function AlreadySignedIn() {
  return useHydrated() ? <SignedInNotice /> : null;
}

function SignedInNotice() {
  const t = useTexts(authTexts);
  const locale = useLocale();
  const { search } = useSite();
  // The state when the page opened: after signing in here the user is redirected anyway.
  const [user, setUser] = useState(() => useSession.getState().user);
  if (!user) return null;
  const signOut = async () => {
    await useSession.getState().logout();
    setUser(null);
  };
  return (
    <Notice tone="success" title={t('login.already', { name: user.first_name })}>
      <p className="row notice-actions">
        <LinkButton size="small" href={returnAddress(search) ?? homeOf(locale, user)}>
          {t('login.continue')}
        </LinkButton>
        <Button type="button" size="small" variant="quiet" onClick={() => void signOut()}>
          {t('login.signOut')}
        </Button>
      </p>
    </Notice>
  );
}
