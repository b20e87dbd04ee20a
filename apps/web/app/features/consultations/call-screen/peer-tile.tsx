import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PeerView } from '../call/call.ts';
import { Picture } from '../media/picture.tsx';
import { consultationTexts } from '../texts.ts';

/** Somebody in the call: their screen if they share it, their picture, their name, and how well they are heard. */
export function PeerTile({ peer, speaker }: { peer: PeerView; speaker: string }) {
  const t = useTexts(consultationTexts);
  const { name, state, quality, sends, camera, screen } = peer;
  const isThere = state === 'connected';
  return (
    <>
      {sends.screen ? (
        <figure className="video-frame video-screen">
          <Picture stream={screen} label={t('peer.screen', { name })} />
        </figure>
      ) : null}
      <figure className="video-frame" data-small={sends.screen || undefined}>
        {/* Sound comes from here too, so it stays when there is no picture. */}
        <Picture
          stream={camera}
          label={t('peer.picture', { name })}
          speaker={speaker}
          {...(sends.camera && isThere ? {} : { className: 'video-hidden' })}
        />
        {sends.camera && isThere ? null : (
          <p>{isThere ? t('peer.noCamera', { name }) : t(`peer.${state}`, { name })}</p>
        )}
        <figcaption>
          <span>{name}</span>
          {isThere && !sends.microphone ? <span>{t('peer.muted')}</span> : null}
          {isThere && quality ? <span>{t(`quality.${quality}`)}</span> : null}
        </figcaption>
      </figure>
    </>
  );
}
