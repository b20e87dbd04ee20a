import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { serviceTexts } from '../../texts.ts';

const PARTS = ['camera', 'microphone', 'line'] as const;
/** Each check's possible results besides not tested; the enhancement shows one. */
const RESULTS = {
  camera: ['cameraOk'],
  microphone: ['microphoneSpeak', 'microphoneOk'],
  line: ['lineGood', 'lineSlow', 'lineBad'],
} as const;

/** Tests camera, microphone and connection in the browser; without scripts it explains how to check by hand. */
export function DeviceTest() {
  const t = useTexts(serviceTexts);
  return (
    <section className="card card-padded device-test" aria-labelledby="device-test" data-enhance="device-test">
      <div className="stack">
        <h2 id="device-test">{t('device.heading')}</h2>
        <p>{t('device.lead')}</p>
        <div className="stack" data-part="live" hidden>
          <p className="small muted with-icon">
            <Icon name="lock" />
            <span>{t('device.promise')}</span>
          </p>
          <p className="row">
            <Button type="button" variant="primary" icon="video" data-part="start">
              {t('device.start')}
            </Button>
            <Button type="button" data-part="stop" hidden>
              {t('device.stop')}
            </Button>
          </p>
          <div role="status">
            {(['denied', 'absent'] as const).map((name) => (
              <p key={name} data-result={name} className="field-error" hidden>
                {t(`device.${name}`)}
              </p>
            ))}
          </div>
        </div>
        <Disclosure summary={t('device.byHand')} open>
          <ol className="stack device-by-hand">
            <li>{t('device.hand1')}</li>
            <li>{t('device.hand2')}</li>
            <li>{t('device.hand3')}</li>
          </ol>
        </Disclosure>
      </div>
      <div className="device-live" data-part="live" hidden>
        <video data-part="picture" muted playsInline aria-label={t('device.camera')} />
        <div role="status">
          <dl>
            {PARTS.map((part) => (
              <div key={part} data-test={part}>
                <dt>{t(`device.${part}`)}</dt>
                <dd data-result="waiting">{t('device.waiting')}</dd>
                {RESULTS[part].map((result) => (
                  <dd key={result} data-result={result} hidden>
                    {t(`device.${result}`, { ms: '…' })}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
        <meter data-part="level" min={0} max={1} value={0} aria-label={t('device.microphone')} />
      </div>
    </section>
  );
}
