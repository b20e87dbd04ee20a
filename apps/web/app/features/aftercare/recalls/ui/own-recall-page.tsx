import '../../claims/claims.css';
import { getMyRecall, markRecallRead, type OwnRecall } from '@travesia/contracts/aftercare';
import { useEffect } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { recallsTexts } from '../texts.ts';

const JOURNEYS = '/treatment-journeys';

/** `/recalls/:recallId`: a recall that concerns the reader; opening it is recorded. */
export function OwnRecallPage({ id }: { id: string }) {
  const t = useTexts(recallsTexts);
  return (
    <PortalPage title={t('own.title')} description={t('own.lead')}>
      <BackLink to={JOURNEYS}>{t('unknown.journeys')}</BackLink>
      {isId(id) ? <Known key={id} id={id} /> : <Unknown />}
    </PortalPage>
  );
}

function Known({ id }: { id: string }) {
  const t = useTexts(recallsTexts);
  const loaded = useCall(getMyRecall, { params: { id } });
  const { data, problem, show } = loaded;
  const isUnread = data !== null && data.read_at === null;
  useEffect(() => {
    if (!isUnread) return;
    // Not recorded now, it is at the next opening.
    sessionCall(markRecallRead, { params: { id } }, { background: true }).then(show, () => undefined);
  }, [id, isUnread, show]);
  if (data === null && problem?.status === 404) return <Unknown />;
  return (
    <>
      {data ? null : <h1>{t('own.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(recall) => <Whole recall={recall} />}
      </LoadState>
    </>
  );
}

function Whole({
  recall: { title, message, journeys, sent_at: sentAt, read_at: readAt, reference },
}: {
  recall: OwnRecall;
}) {
  const t = useTexts(recallsTexts);
  const path = useLocalPath();
  const format = useFormat();
  const [first] = journeys;
  return (
    <article className="stack">
      <h1>{title}</h1>
      {sentAt ? (
        <p className="small muted num">{t('own.sent', { at: format.instant(sentAt, ownTimeZone()) })}</p>
      ) : null}
      <Notice tone="warning" icon="siren">
        {t('own.emergency')}
      </Notice>
      <p className="claim-text">{message}</p>
      {journeys.map((journey) => (
        <p key={journey.id}>{t('own.concerns', { reference: journey.reference, clinic: journey.clinic })}</p>
      ))}
      {first ? (
        <p>
          <LinkButton variant="primary" href={path(`/journey/${first.id}`)}>
            {t('own.journey')}
          </LinkButton>
        </p>
      ) : null}
      <p className="small muted num">
        {reference}
        {readAt ? ` · ${t('own.read', { at: format.instant(readAt, ownTimeZone()) })}` : ''}
      </p>
    </article>
  );
}

function Unknown() {
  const t = useTexts(recallsTexts);
  const path = useLocalPath();
  return (
    <>
      <h1>{t('own.title')}</h1>
      <EmptyState
        title={t('unknown')}
        action={
          <LinkButton variant="primary" href={path(JOURNEYS)}>
            {t('unknown.journeys')}
          </LinkButton>
        }
      />
    </>
  );
}
