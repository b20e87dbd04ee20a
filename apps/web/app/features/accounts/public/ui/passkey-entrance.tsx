import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { authTexts } from '../texts.ts';
import { RefusalPlace } from './sign-in-screen.tsx';

/** Sign-in with a passkey; removed if the browser does not support passkeys. */
export function PasskeyEntrance() {
  const t = useTexts(authTexts);
  return (
    <div className="stack auth-other" data-part="passkey">
      <RefusalPlace />
      <Button type="button" icon="lock" className="btn-wide" disabled>
        {t('passkey.enter')}
      </Button>
      <p role="status" className="small muted" data-unused={t('passkey.none')} />
    </div>
  );
}
