import type { Conversation, ConversationParty, Message, MessageFile, Participant } from '@travesia/contracts/messaging';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PatientCard, useNow } from '../../bookings/index.ts';
import { JourneyBadge } from '../../journeys/index.ts';
import { type Desk, hasTeam, otherSide } from '../desk.ts';
import { messagingTexts } from '../texts.ts';
import { Face } from '../ui/face.tsx';
import { OpenFile } from '../ui/open-file.tsx';

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
  const { id, journey_id: journeyId, journey_reference: reference, participants } = conversation;
  const other = otherSide(conversation);
  const files = messages
    .flatMap((message) => message.files)
    .toReversed()
    .slice(0, MOST_FILES);
  return (
    <div className="msg-facts">
      {other ? <Who other={other} /> : null}
      {other ? <Customer desk={desk} other={other} /> : null}
      {journeyId ? (
        <section>
          <h2>{t('about.journey')}</h2>
          {reference ? <p className="small muted num">{reference}</p> : null}
          <p>
            <ScreenLink to={journeyPath(desk, journeyId)}>{t('about.openJourney')}</ScreenLink>
          </p>
        </section>
      ) : null}
      {participants.length > 2 ? (
        <section>
          <h2>{t('about.sides')}</h2>
          <ul className="msg-plain">
            {participants.map(({ party, user_id: userId, user_name: name, is_own: isOwn }) => (
              <li key={`${party} ${userId ?? ''}`}>{isOwn ? t('you') : (name ?? t(`gone.${party}`))}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {files.length ? <Files id={id} files={files} /> : null}
      {desk.side === 'patient' ? (
        <section>
          <h2 className="msg-urgent">{t('urgent.title')}</h2>
          <p className="small">
            {t.rich('urgent.text', { link: <ScreenLink to="/support#urgent">{null}</ScreenLink> })}
          </p>
        </section>
      ) : null}
    </div>
  );
}

/** Where teams find more of whom they write to. */
const RECORDS: Partial<Record<ConversationParty, Partial<Record<ConversationParty, string>>>> = {
  organization: { provider: '/organization/providers' },
  platform: { patient: '/admin/users', provider: '/admin/providers', organization: '/admin/organizations' },
};

/** What the team needs to know of whom it writes to. */
function Customer({ desk, other }: { desk: Desk; other: Participant }) {
  const t = useTexts(messagingTexts);
  const { party, user_id: id } = other;
  if (!hasTeam(desk) || !id) return null;
  if (desk.side === 'provider' && party === 'patient')
    return (
      <PatientCard
        id={id}
        base={`${desk.base.replace(/\/messages$/, '')}/patients`}
        ofJourney={({ status }) => <JourneyBadge status={status} />}
      />
    );
  const base = RECORDS[desk.side]?.[party];
  return base ? (
    <section>
      <p>
        <ScreenLink to={`${base}/${id}`}>{t('about.record')}</ScreenLink>
      </p>
    </section>
  ) : null;
}

/** The other side: its public page and what time it is there. */
function Who({ other }: { other: Participant }) {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  const now = useNow();
  const { party, slug, time_zone: zone, user_avatar: picture } = other;
  const name = other.user_name ?? t(`gone.${party}`);
  return (
    <section>
      <div className="msg-facts-who">
        <Face name={name} party={party} picture={picture} size={44} isPlace />
        <div>
          <h2>{name}</h2>
          <p className="small muted">{t(`party.${party}`)}</p>
        </div>
      </div>
      {slug ? (
        <p>
          <LocalLink to={`/providers/${slug}`}>{t('about.page')}</LocalLink>
        </p>
      ) : null}
      {zone ? (
        <p className="small">
          <span className="muted">{t('about.time')}</span>{' '}
          <span className="num">
            {t('timeThere', { time: format.time(new Date(now).toISOString(), zone), place: format.place(zone) })}
          </span>
        </p>
      ) : null}
    </section>
  );
}

/** The newest files of the loaded messages. */
function Files({ id, files }: { id: string; files: readonly MessageFile[] }) {
  const t = useTexts(messagingTexts);
  const [open, setOpen] = useState<MessageFile | null>(null);
  return (
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
      <OpenFile conversationId={id} file={open} onClose={() => setOpen(null)} />
    </section>
  );
}
