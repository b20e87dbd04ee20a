import '../aftercare.css';
import { type CheckIn, getCheckIn, listCheckIns } from '@travesia/contracts/aftercare';
import { useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { isId } from '../../../lib/forms/is-id.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { BackLink } from '../../../lib/workbench/screen/places.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PortalPage } from '../../portal/index.ts';
import { Answers } from '../parts/answers.tsx';
import { aftercareTexts } from '../texts.ts';
import { AnswerForm } from './answer-form.tsx';
import { HelpNow } from './help-now.tsx';

/** The id in the address of a check-in that the patient begins. */
export const NEW = 'new';

/** `/journey/:journeyId/check-ins/:checkInId`: a patient answers how they do, or reads what they answered. */
export function CheckInPage({ journeyId, id }: { journeyId: string; id: string }) {
  const t = useTexts(aftercareTexts);
  const isKnown = isId(journeyId) && (id === NEW || isId(id));
  return (
    <PortalPage title={t('form.title')} description={t('form.lead')} feature="patient_nav_journeys">
      <BackLink to={`/journey/${journeyId}#check-ins`}>{t('form.back')}</BackLink>
      {isKnown ? (
        id === NEW ? (
          <New journeyId={journeyId} />
        ) : (
          <Known key={id} journeyId={journeyId} id={id} />
        )
      ) : (
        <Unknown />
      )}
    </PortalPage>
  );
}

function New({ journeyId }: { journeyId: string }) {
  const t = useTexts(aftercareTexts);
  const [sent, setSent] = useState<CheckIn | null>(null);
  const loaded = useCall(listCheckIns, { params: { id: journeyId } });
  if (sent) return <Sent checkIn={sent} isNew />;
  return (
    <>
      <header className="check-in-head">
        <h1>{t('own.heading')}</h1>
      </header>
      <LoadState loaded={loaded} tall>
        {({ form, actions }) =>
          actions.includes('check_in') ? (
            <AnswerForm journeyId={journeyId} questions={form} asked={null} onSent={setSent} />
          ) : (
            <Notice>{t('closed')}</Notice>
          )
        }
      </LoadState>
    </>
  );
}

function Known({ journeyId, id }: { journeyId: string; id: string }) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  const loaded = useCall(getCheckIn, { params: { id: journeyId, checkInId: id } });
  const { data, problem, show, reload } = loaded;
  const [isNew, setNew] = useState(false);
  const sent = (checkIn: CheckIn) => {
    setNew(true);
    show(checkIn);
  };
  if (data === null && problem?.status === 404) return <Unknown />;
  if (data?.status === 'answered') return <Sent checkIn={data} isNew={isNew} />;
  return (
    <>
      <header className="check-in-head">
        <h1>{t('own.heading')}</h1>
        <p className="muted num">{data ? format.date(data.due_on, 'weekdayYear') : '\u00a0'}</p>
      </header>
      <LoadState loaded={loaded} tall>
        {(checkIn) =>
          checkIn.actions.includes('answer') ? (
            <AnswerForm
              journeyId={journeyId}
              questions={checkIn.questions}
              asked={checkIn}
              onSent={sent}
              onRefused={() => void reload()}
            />
          ) : (
            <Notice>{t('closed')}</Notice>
          )
        }
      </LoadState>
    </>
  );
}

/** What was sent: whom to call first, then that the clinic has it. Later it is read without what was promised then. */
function Sent({ checkIn, isNew }: { checkIn: CheckIn; isNew: boolean }) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  const { answered_at: answeredAt, help, read_at: readAt, severity } = checkIn;
  const time = (instant: string) => format.instant(instant, ownTimeZone());
  return (
    <div className="stack-wide check-in-sent">
      {help ? <HelpNow help={help} /> : null}
      <header className="check-in-head">
        <h1>{t('own.heading')}</h1>
        {answeredAt ? <p className="small muted num">{t('sent.at', { time: time(answeredAt) })}</p> : null}
        <p className="small muted num">{readAt ? t('read', { when: time(readAt) }) : t('unread')}</p>
      </header>
      {severity === 'urgent' || !isNew ? null : (
        <Notice tone="success" role="status">
          {t(severity === 'attention' ? 'sent.attention' : 'sent.fine')}
        </Notice>
      )}
      <section className="stack" aria-labelledby="answers">
        <h2 id="answers">{t('answers')}</h2>
        <Answers checkIn={checkIn} />
      </section>
    </div>
  );
}

function Unknown() {
  const t = useTexts(aftercareTexts);
  return (
    <>
      <h1>{t('form.title')}</h1>
      <EmptyState title={t('unknown.title')}>
        <p>{t('unknown.text')}</p>
      </EmptyState>
    </>
  );
}
