import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { canReceive, permission } from './device.ts';
import { isAnswered, keepAnswered } from './offered.ts';
import { pushTexts } from './texts.ts';
import { usePush } from './use-push.ts';

/** Offers push notifications once on a device, in one line; whatever is answered, it is not offered again. */
export function PushOffer() {
  const [isOpen] = useState(() => canReceive() && permission() === 'default' && !isAnswered(() => localStorage));
  return isOpen ? <Offer /> : null;
}

function Offer() {
  const t = useTexts(pushTexts);
  const { state, busy, fault, hindrance, turnOn } = usePush();
  const [isOver, setOver] = useState(false);
  const answer = () => keepAnswered(() => localStorage);
  if (isOver || !state || hindrance === 'demo') return null;
  return (
    <div className="row small" role="status">
      {state.is_on ? (
        <p>{t('done')}</p>
      ) : (
        <>
          <p>{hindrance ? t(hindrance) : fault || t('offer')}</p>
          {hindrance ? null : (
            <Button
              type="button"
              size="small"
              busy={busy}
              onClick={() => {
                answer();
                void turnOn();
              }}
            >
              {t('turnOn')}
            </Button>
          )}
          <Button
            type="button"
            size="small"
            variant="quiet"
            onClick={() => {
              answer();
              setOver(true);
            }}
          >
            {t('no')}
          </Button>
        </>
      )}
    </div>
  );
}
