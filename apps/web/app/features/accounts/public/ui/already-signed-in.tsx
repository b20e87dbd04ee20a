import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { authTexts } from '../texts.ts';

/** For signed-in visitors: continue, or sign out to use another account. Hidden, because only the browser knows who is signed in. */
export function AlreadySignedIn() {
  const t = useTexts(authTexts);
  const path = useLocalPath();
  return (
    <div data-part="signed-in" hidden>
      <Notice tone="success" title={<span data-part="name">{t('login.already', { name: '%' })}</span>}>
        <p className="row notice-actions">
          <LinkButton size="small" href={path('/patient/dashboard')}>
            {t('login.continue')}
          </LinkButton>
          <Button type="button" size="small" variant="quiet" data-part="sign-out">
            {t('login.signOut')}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
