import { useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { playSound, useLevel } from '../media/level.ts';
import { OwnPicture } from '../media/own-picture.tsx';
import { canChooseSpeaker, type OwnMedia } from '../media/own-media.ts';
import { consultationTexts } from '../texts.ts';

/** Level above which a voice was heard. */
const HEARD = 0.02;

/** Camera, microphone and loudspeaker, before anybody sees or hears anything. */
export function DeviceTest({ media }: { media: OwnMedia }) {
  const t = useTexts(consultationTexts);
  const { state, tracks } = media;
  const isOn = state === 'on';
  return (
    <section className="card card-padded video-test" aria-labelledby="video-test">
      <div className="video-frame video-test-picture">
        {tracks.camera ? (
          <OwnPicture track={tracks.camera} label={t('own')} />
        ) : (
          <p>{isOn ? t('test.noCamera') : t('test.off')}</p>
        )}
      </div>
      <div className="stack">
        <h2 id="video-test">{t('test.title')}</h2>
        {isOn ? <Devices media={media} /> : <p>{t('test.text')}</p>}
        <Trouble state={state} />
        <p className="row">
          {isOn ? null : (
            <Button
              type="button"
              variant="secondary"
              icon="video"
              busy={state === 'asking'}
              onClick={() => void media.open()}
            >
              {t(state === 'off' || state === 'asking' ? 'test.start' : 'test.again')}
            </Button>
          )}
          <Button type="button" variant="quiet" icon="play" onClick={() => playSound(media.chosen.speaker)}>
            {t('test.sound')}
          </Button>
        </p>
      </div>
    </section>
  );
}

function Devices({ media: { tracks, devices, chosen, open, hearBy } }: { media: OwnMedia }) {
  const t = useTexts(consultationTexts);
  const level = useLevel(tracks.microphone);
  // Once is enough: between two words nothing is heard.
  const [heard, setHeard] = useState<MediaStreamTrack | null>(null);
  if (level > HEARD && heard !== tracks.microphone) setHeard(tracks.microphone);
  const isHeard = heard !== null && heard === tracks.microphone;
  const of = (kind: MediaDeviceKind) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId)
      .map(({ deviceId: value, label }, at) => ({ value, label: label || t('test.device', { number: at + 1 }) }));
  const cameras = of('videoinput');
  const speakers = canChooseSpeaker() ? of('audiooutput') : [];
  return (
    <>
      {cameras.length ? (
        <SelectField
          name="camera"
          label={t('test.camera')}
          options={cameras}
          value={chosen.camera || tracks.camera?.getSettings().deviceId || ''}
          onChange={({ target }) => void open({ camera: target.value })}
        />
      ) : null}
      <SelectField
        name="microphone"
        label={t('test.microphone')}
        options={of('audioinput')}
        value={chosen.microphone || tracks.microphone?.getSettings().deviceId || ''}
        onChange={({ target }) => void open({ microphone: target.value })}
      />
      <div className="video-level">
        <meter min={0} max={0.4} value={level} aria-label={t('test.level')} />
        <span className="small muted">{t(isHeard ? 'test.heard' : 'test.speak')}</span>
      </div>
      {speakers.length > 1 ? (
        <SelectField
          name="speaker"
          label={t('test.speaker')}
          options={speakers}
          value={chosen.speaker || 'default'}
          onChange={({ target }) => hearBy(target.value)}
        />
      ) : null}
    </>
  );
}

function Trouble({ state }: Pick<OwnMedia, 'state'>) {
  const t = useTexts(consultationTexts);
  if (state !== 'denied' && state !== 'absent' && state !== 'busy') return null;
  return (
    <Notice tone="warning" role="alert" title={t(`trouble.${state}`)}>
      <p>{t(`trouble.${state}.text`)}</p>
      <p>{t('trouble.without')}</p>
    </Notice>
  );
}
