import type { Consultation } from '@travesia/contracts/consultations';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { OwnMedia } from '../media/own-media.ts';
import { OwnPicture } from '../media/own-picture.tsx';
import { consultationTexts } from '../texts.ts';

interface WaitingProps {
  room: Consultation;
  media: OwnMedia;
  onLeave: () => void;
}

/** The patient waits until the clinic admits them. */
export function WaitingRoom({ room: { present, clinic }, media, onLeave }: WaitingProps) {
  const t = useTexts(consultationTexts);
  const format = useFormat();
  const names = present.filter(({ side }) => side === 'provider').map(({ name }) => name);
  return (
    <section className="card card-padded video-test" aria-labelledby="waiting-room">
      <div className="video-frame video-test-picture">
        {media.tracks.camera ? (
          <OwnPicture track={media.tracks.camera} label={t('own')} />
        ) : (
          <p>{t('test.noCamera')}</p>
        )}
      </div>
      <div className="stack">
        <h2 id="waiting-room">{t('waiting')}</h2>
        <p role="status">
          {names.length
            ? t('waiting.there', { names: format.list(names), count: names.length })
            : t('waiting.nobody', { clinic })}
        </p>
        <p className="small muted">{t('waiting.text')}</p>
        <p>
          <Button type="button" onClick={onLeave}>
            {t('leave')}
          </Button>
        </p>
      </div>
    </section>
  );
}
