import type { ProviderContext } from '@travesia/contracts/contexts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useLocation } from 'react-router';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { acceptLoss } from '../context-store.ts';
import { shownProvider } from '../../../lib/session/shown-provider.ts';
import { accessTexts } from '../texts.ts';
import { EnterClinicButton } from './enter-clinic-button.tsx';

/** Says that acting as a clinic ended: it expired, was left in another tab, or was revoked. Typed text is kept. */
export function LostBar({ lost }: { lost: ProviderContext }) {
  const t = useTexts(accessTexts);
  const { pathname } = useLocation();
  const isHere = shownProvider(pathname)?.id === lost.provider_id;
  return (
    <div className="acting-bar acting-lost" role="alert">
      <p>
        <Icon name="ban" />
        <span>
          {t.rich('lost.text', { name: <b key="name">{lost.provider_name}</b> })} {isHere ? t('lost.kept') : null}
        </span>
      </p>
      <div className="acting-actions">
        <EnterClinicButton via={lost.via} clinic={{ id: lost.provider_id, name: lost.provider_name }} size="small">
          {t(`lost.again.${lost.via}`)}
        </EnterClinicButton>
        {isHere ? null : (
          <Button type="button" size="small" onClick={acceptLoss}>
            {t('lost.close')}
          </Button>
        )}
      </div>
    </div>
  );
}
