import { getSupportDesk, type SupportDesk, type TicketSummary } from '@travesia/contracts/support';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { supportTexts } from '../../texts.ts';
import { Loading } from '../parts/loading.tsx';
import { AskForm } from './ask-form.tsx';

interface NewTicketProps {
  base: string;
  made: (ticket: TicketSummary) => void;
}

/** The support request form, once topics and expected response time are loaded. */
export function NewTicket({ base, made }: NewTicketProps) {
  const t = useTexts(supportTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const { data, problem, reload } = useCall(getSupportDesk);
  return (
    <section className="portal-section portal-section-main" id="ask" aria-labelledby="ask-heading">
      <div className="portal-section-head">
        <h2 id="ask-heading">{t('ask.heading')}</h2>
      </div>
      <p className="small">{t('ask.lead')}</p>
      {isDemo ? <Notice>{t('mine.demo')}</Notice> : null}
      {data ? (
        <Open desk={data} base={base} made={made} />
      ) : problem ? (
        <FailedLoad problem={problem} retry={reload} />
      ) : (
        <Loading />
      )}
      <p className="small muted">{t('ticket.privacy')}</p>
    </section>
  );
}

function Open({ desk, ...rest }: NewTicketProps & { desk: SupportDesk }) {
  const t = useTexts(supportTexts);
  if (!desk.actions.includes('ask')) return <Notice tone="warning">{t('ask.full')}</Notice>;
  return <AskForm desk={desk} {...rest} />;
}
