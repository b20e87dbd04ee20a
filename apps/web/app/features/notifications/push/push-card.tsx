import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { pushTexts } from './texts.ts';
import { usePush } from './use-push.ts';

/** Turns push notifications on or off for this device. */
export function PushCard() {
  const t = useTexts(pushTexts);
  const { state, problem, reload, busy, fault, hindrance, turnOn, turnOff } = usePush();
  const others = (state?.devices ?? 0) - (state?.is_on ? 1 : 0);
  const mayTurnOn = state?.actions.includes('turn_on') && (hindrance === null || hindrance === 'refused');
  return (
    <section className="stack" aria-labelledby="push-here">
      <h3 id="push-here">{t('heading')}</h3>
      <p className="muted">{t('text')}</p>
      <div role="status" className="stack">
        {state?.is_on ? <p>{t('on')}</p> : null}
        {hindrance ? <p>{t(hindrance)}</p> : null}
        {fault ? <p className="strong">{fault}</p> : null}
      </div>
      {problem ? (
        <p className="row">
          {t('failed')}
          <Button type="button" size="small" onClick={() => void reload()}>
            {t('again')}
          </Button>
        </p>
      ) : null}
      {mayTurnOn ? (
        <div>
          <Button type="button" icon="bell" busy={busy} onClick={() => void turnOn()}>
            {t('turnOn')}
          </Button>
        </div>
      ) : null}
      {state?.actions.includes('turn_off') ? (
        <div>
          <Button type="button" busy={busy} onClick={() => void turnOff()}>
            {t('turnOff')}
          </Button>
        </div>
      ) : null}
      {others > 0 ? <p className="small muted">{t('others', { count: others })}</p> : null}
    </section>
  );
}
