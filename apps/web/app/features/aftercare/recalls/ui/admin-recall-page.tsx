import '../../claims/claims.css';
import { type AdminRecall, exportRecipients, getRecall, moveRecall } from '@travesia/contracts/aftercare';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PortalPage } from '../../../portal/index.ts';
import { recallsTexts } from '../texts.ts';
import { RecallBadge } from './recall-status.tsx';
import { Recipients } from './recipients.tsx';

const LIST = '/admin/recalls';
const STEPS = ['approve', 'close', 'discard'] as const;
type Step = (typeof STEPS)[number];

/** `/admin/recalls/:recallId`: a recall, its approval, and its people. */
export function AdminRecallPage({ id }: { id: string }) {
  const t = useTexts(recallsTexts);
  return (
    <PortalPage title={t('page.title')} description={t('page.lead')} roles={['admin']}>
      <BackLink to={LIST}>{t('list.title')}</BackLink>
      {isId(id) ? <Known key={id} id={id} /> : <UnknownRecall />}
    </PortalPage>
  );
}

function Known({ id }: { id: string }) {
  const t = useTexts(recallsTexts);
  const loaded = useCall(getRecall, { params: { id } });
  const { data, problem, show, reload } = loaded;
  if (data === null && problem?.status === 404) return <UnknownRecall />;
  return (
    <>
      {data ? null : <h1>{t('page.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(recall) => <Whole recall={recall} show={show} reload={reload} />}
      </LoadState>
    </>
  );
}

interface WholeProps {
  recall: AdminRecall;
  show: (recall: AdminRecall) => void;
  reload: () => Promise<void>;
}

function Whole(props: WholeProps) {
  const t = useTexts(recallsTexts);
  const language = useLocale();
  const { recall } = props;
  const { id, messages, status, actions } = recall;
  return (
    <div className="stack-wide">
      <Head {...props} />
      {status === 'drafted' ? <Notice icon="users">{t('waits')}</Notice> : null}
      <p className="claim-text">{messages[language]}</p>
      <RecallFacts recall={recall} />
      {actions.includes('export') ? (
        <Recipients
          recallId={id}
          tools={(tab) => (
            <ExportButton
              label={t('export')}
              ask={() => sessionCall(exportRecipients, { params: { id }, body: { tab } })}
            />
          )}
        />
      ) : null}
    </div>
  );
}

function Head({ recall, show, reload }: WholeProps) {
  const t = useTexts(recallsTexts);
  const path = useLocalPath();
  const { busy, problem, run, forget } = useAct();
  const [asking, setAsking] = useState<Step | null>(null);
  const { id, version, title, status, reference, clinic, actions } = recall;
  const confirm = async (action: Step) => {
    const changed = await run(() => sessionCall(moveRecall, { params: { id }, body: { action, version } }));
    if (!changed) {
      await reload();
      return;
    }
    show(changed);
    showToast(t(`done.${action}`));
    setAsking(null);
  };
  const close = () => {
    forget();
    setAsking(null);
  };
  return (
    <header className="stack">
      <div className="row">
        <h1>{title}</h1>
        <RecallBadge status={status} />
      </div>
      <p className="small muted num">{reference}</p>
      <div className="row">
        {STEPS.filter((step) => actions.includes(step)).map((step) => (
          <Button
            key={step}
            type="button"
            variant={step === 'approve' ? 'primary' : 'secondary'}
            onClick={() => setAsking(step)}
          >
            {t(`act.${step}`)}
          </Button>
        ))}
        {clinic ? (
          <LinkButton href={path(`/admin/providers/${clinic.id}`)} icon="ban">
            {t('suspend')}
          </LinkButton>
        ) : null}
      </div>
      {asking ? (
        <ConfirmDialog
          title={t(`ask.${asking}`)}
          confirm={t(`act.${asking}`)}
          isWanted={asking !== 'discard'}
          busy={busy}
          problem={problem}
          onConfirm={() => void confirm(asking)}
          onClose={close}
        >
          {t(`explain.${asking}`)}
        </ConfirmDialog>
      ) : null}
    </header>
  );
}

function RecallFacts({
  recall: { criteria, clinic, room, drafted_by: drafter, approved_by: approver },
}: {
  recall: AdminRecall;
}) {
  const t = useTexts(recallsTexts);
  const format = useFormat();
  const { material, from, to } = criteria;
  const [first, last] = [from ? format.date(from) : '', to ? format.date(to) : ''];
  const days = from && to ? 'days.both' : from ? 'days.from' : 'days.to';
  return (
    <section className="portal-section stack" aria-labelledby="facts">
      <h2 id="facts">{t('whom')}</h2>
      <Facts
        items={[
          { name: t('fact.clinic'), value: clinic?.name ?? t('any') },
          ...(room ? [{ name: t('fact.room'), value: room.name }] : []),
          ...(material ? [{ name: t('fact.lot'), value: `${t(`material.${material.kind}`)}, ${material.lot}` }] : []),
          ...(from || to ? [{ name: t('fact.days'), value: t(days, { from: first, to: last }) }] : []),
          ...(drafter ? [{ name: t('fact.drafted'), value: drafter.name }] : []),
          ...(approver ? [{ name: t('fact.approved'), value: approver.name }] : []),
        ]}
      />
    </section>
  );
}

function UnknownRecall() {
  const t = useTexts(recallsTexts);
  return (
    <>
      <h1>{t('page.title')}</h1>
      <EmptyState title={t('unknown')} />
    </>
  );
}
