import { type Conversation, type Message, type MessageFile, readMessageFile } from '@travesia/contracts/messaging';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useNow } from '../../bookings/index.ts';
import { type Desk, otherSide } from '../desk.ts';
import { messagingTexts } from '../texts.ts';
import { Face } from '../ui/face.tsx';

const FileDialog = lazy(() =>
  import('../../../lib/screen/viewer/file-dialog.tsx').then((file) => ({ default: file.FileDialog })),
);
const MOST_FILES = 8;

/** Where journeys are opened from each desk. */
const journeyPath = ({ base, side }: Desk, id: string): string =>
  side === 'patient' ? `/journey/${id}` : `${base.replace(/\/messages$/, '')}/journeys/${id}`;

interface AboutProps {
  desk: Desk;
  conversation: Conversation;
  /** The loaded ones. */
  messages: readonly Message[];
}

/** Who a conversation is with, what it is about, and the files in it. */
export function About({ desk, conversation, messages }: AboutProps) {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  const now = useNow();
  const [open, setOpen] = useState<MessageFile | null>(null);
  const { id, journey_id: journeyId, journey_reference: reference } = conversation;
  const other = otherSide(conversation);
  const name = other?.user_name ?? t(`gone.${other?.party ?? 'patient'}`);
  const files = messages
    .flatMap((message) => message.files)
    .toReversed()
    .slice(0, MOST_FILES);
  const zone = other?.time_zone;
  return (
    <div className="msg-facts">
      {other ? (
        <section>
          <div className="msg-facts-who">
            <Face name={name} party={other.party} picture={other.user_avatar} size={44} isPlace />
            <div>
              <h2>{name}</h2>
              <p className="small muted">{t(`party.${other.party}`)}</p>
            </div>
          </div>
          {other.slug ? (
            <p>
              <LocalLink to={`/providers/${other.slug}`}>{t('about.page')}</LocalLink>
            </p>
          ) : null}
          {zone ? (
            <p className="small">
              <span className="muted">{t('about.time')}</span>{' '}
              <span className="num">
                {t('timeThere', {
                  time: format.time(new Date(now).toISOString(), zone),
                  place: format.place(zone),
                })}
              </span>
            </p>
          ) : null}
        </section>
      ) : null}
      {journeyId ? (
        <section>
          <h2>{t('about.journey')}</h2>
          {reference ? <p className="small muted num">{reference}</p> : null}
          <p>
            <ScreenLink to={journeyPath(desk, journeyId)}>{t('about.openJourney')}</ScreenLink>
          </p>
        </section>
      ) : null}
      {conversation.participants.length > 2 ? (
        <section>
          <h2>{t('about.sides')}</h2>
          <ul className="msg-plain">
            {conversation.participants.map(({ party, user_id: userId, user_name: who, is_own: isOwn }) => (
              <li key={`${party} ${userId ?? ''}`}>{isOwn ? t('you') : (who ?? t(`gone.${party}`))}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {files.length ? (
        <section>
          <h2>{t('about.files')}</h2>
          <ul className="msg-plain">
            {files.map((file) => (
              <li key={file.id}>
                <button type="button" className="msg-fact-file" onClick={() => setOpen(file)}>
                  <Icon name="file-text" />
                  <span>{file.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {desk.side === 'patient' ? (
        <section>
          <h2 className="msg-urgent">{t('urgent.title')}</h2>
          <p className="small">{t.rich('urgent.text', { link: <ScreenLink to="/support#urgent">{null}</ScreenLink> })}</p>
        </section>
      ) : null}
      {open ? (
        <Suspense>
          <FileDialog
            file={open}
            closeLabel={t('files.close')}
            read={async (fileId, signal) =>
              (await sessionCall(readMessageFile, { params: { id, fileId } }, { signal })) as unknown as Blob
            }
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
