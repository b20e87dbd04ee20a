import './photo-editor.css';
import {
  addPhoto,
  beginPhotoUpload,
  listOwnPhotos,
  orderPhotos,
  type OwnPhotos,
  type PhotoSubject,
} from '@travesia/contracts/photos';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { sendResumable } from '../../../lib/files/send-resumable.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { photosTexts } from '../texts.ts';
import { ArrivingList } from './arriving-list.tsx';
import { PhotoAdder } from './photo-adder.tsx';
import { PhotoList } from './photo-list.tsx';
import { PhotoQueue } from './photo-queue.ts';

/** What a server that fails can lose at most. */
const PART_BYTES = 4 * 1024 * 1024;
const sendPhoto = sendResumable({ begin: beginPhotoUpload, partBytes: PART_BYTES });

interface PhotoSectionProps {
  subject: PhotoSubject;
  /** Not needed for the clinic itself. */
  subjectId?: string;
  /** Whether the user may change photos here; people of the demo never may. */
  mayChange: boolean;
}

/**
 * Photos of a clinic, or of something of it: add by choosing, dropping, pasting or taking them, describe, order and remove.
 * It goes into a section with its own heading.
 */
export function PhotoSection({ subject, subjectId, mayChange }: PhotoSectionProps) {
  const t = useTexts(photosTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const about = { subject, ...(subjectId ? { subject_id: subjectId } : {}) };
  const loaded = useCall(listOwnPhotos, { query: about });
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="stack photos">
      {isDemo && mayChange ? <Notice>{t('demo')}</Notice> : null}
      <LoadState loaded={loaded}>
        {(photos) => (
          <Photos
            box={box}
            photos={photos}
            about={about}
            mayChange={mayChange && !isDemo}
            change={loaded.change}
            reload={loaded.reload}
          />
        )}
      </LoadState>
    </div>
  );
}

interface PhotosProps {
  box: RefObject<HTMLDivElement | null>;
  photos: OwnPhotos;
  about: { subject: PhotoSubject; subject_id?: string };
  mayChange: boolean;
  change: (change: (known: OwnPhotos) => OwnPhotos) => void;
  reload: () => Promise<void>;
}

function Photos({ box, photos, about, mayChange, change, reload }: PhotosProps) {
  const t = useTexts(photosTexts);
  const { problem, run } = useAct();
  const [queue] = useState(
    () =>
      new PhotoQueue({
        send: sendPhoto,
        add: async (uploadId) => {
          const body = { ...about, upload_id: uploadId };
          const photo = await sessionCall(addPhoto, { body }, { about: uploadId });
          change((known) => ({ ...known, data: [...known.data, photo] }));
          showToast(t('added'));
        },
      }),
  );
  const arriving = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useEffect(() => {
    addEventListener('online', queue.reconnect);
    return () => removeEventListener('online', queue.reconnect);
  }, [queue]);
  useEffect(() => {
    if (arriving.every(({ phase }) => phase === 'refused')) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [arriving]);
  const order = (ids: string[]) =>
    run(async () => {
      const before = photos.data;
      const placed = ids.flatMap((id) => before.find((photo) => photo.id === id) ?? []);
      change((known) => ({ ...known, data: placed }));
      try {
        const answer = await sessionCall(orderPhotos, { body: { ...about, ids } });
        change(() => answer);
      } catch (error) {
        await reload();
        throw error;
      }
    });
  const focusAfterRemoval = useFocusAfterRemoval(box, photos.data.length);
  const room = photos.most - photos.data.length;
  return (
    <>
      {mayChange ? <PhotoAdder room={room} most={photos.most} onChoose={(files) => queue.choose(files)} /> : null}
      <ArrivingList queue={queue} arriving={arriving} />
      <ActProblem problem={problem} />
      {photos.data.length === 0 ? (
        <p className="muted">{t(mayChange ? 'empty' : 'none')}</p>
      ) : (
        <PhotoList
          photos={photos}
          mayChange={mayChange}
          onOrder={(ids) => void order(ids)}
          onChanged={(photo) =>
            change((known) => ({ ...known, data: known.data.map((one) => (one.id === photo.id ? photo : one)) }))
          }
          onListed={(answer) => change(() => answer)}
          onRemoved={focusAfterRemoval}
        />
      )}
    </>
  );
}

/** The button of a removed photo is gone: moves focus to the next photo's, or without one to where photos are added. */
function useFocusAfterRemoval(box: RefObject<HTMLDivElement | null>, total: number): (place: number) => void {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const place = removed.current;
    removed.current = null;
    if (place === null) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(place, total) - 1];
    (next ?? box.current?.querySelector<HTMLElement>('input[type="file"]'))?.focus();
  }, [box, total]);
  return (place) => {
    removed.current = place;
  };
}
