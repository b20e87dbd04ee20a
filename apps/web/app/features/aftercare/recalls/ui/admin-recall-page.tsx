import '../../claims/claims.css';
import '../recalls.css';
import {
  type AdminRecall,
  exportRecipients,
  getRecall,
  moveRecall,
  previewRecall,
} from '@travesia/contracts/aftercare';
import { LOCALES } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Disclosure, Facts } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PortalPage } from '../../../portal/index.ts';
import { recallsTexts } from '../texts.ts';
import { ConcernedJourneys } from './preview.tsx';
import { RecallBadge } from './recall-status.tsx';
import { Recipients } from './recipients.tsx';

const LIST = '/admin/recalls';
const ENDS = ['close', 'discard'] as const;
type Step = 'approve' | (typeof ENDS)[number];

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
  const { recall } = props;
  const { id, actions } = recall;
  return (
    <div className="stack-wide">
      <Head {...props} />
      <Texts recall={recall} />
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

/** What patients read: in the reader’s language, then in the others, which a second admin checks too. */
function Texts({ recall: { titles, messages, status } }: { recall: AdminRecall }) {
  const t = useTexts(recallsTexts);
  const language = useLocale();
  return (
    <section className="portal-section stack recall-text" aria-labelledby="texts">
      <h2 id="texts">{t('texts')}</h2>
      <p className="claim-text">{messages[language]}</p>
      {LOCALES.filter((one) => one !== language).map((one) => (
        <Disclosure key={one} boxed summary={t(`language.${one}`)} open={status === 'drafted'}>
          <div className="stack-tight" lang={one}>
            <p className="strong">{titles[one]}</p>
            <p className="claim-text">{messages[one]}</p>
          </div>
        </Disclosure>
      ))}
    </section>
  );
}

function Head({ recall, show, reload }: WholeProps) {
  const t = useTexts(recallsTexts);
  const path = useLocalPath();
  const { busy, problem, run, forget } = useAct();
  const [asking, setAsking] = useState<Step | null>(null);
  const { id, version, title, status, reference, counts, actions } = recall;
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
      {status === 'drafted' ? (
        <Notice icon="users">{t(actions.includes('approve') ? 'waits.you' : 'waits')}</Notice>
      ) : null}
      <div className="row">
        {actions.includes('approve') ? (
          <Button type="button" variant="primary" onClick={() => setAsking('approve')}>
            {t('act.approve')}
          </Button>
        ) : null}
        {actions.includes('edit') ? (
          <LinkButton href={path(`${LIST}/${id}/edit`)} icon="pencil">
            {t('edit.title')}
          </LinkButton>
        ) : null}
        {ENDS.filter((step) => actions.includes(step)).map((step) => (
          <Button key={step} type="button" variant="quiet" onClick={() => setAsking(step)}>
            {t(`act.${step}`)}
          </Button>
        ))}
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
          <div className="stack">
            {asking === 'approve' ? <p className="strong">{t('preview.count', { count: counts.all })}</p> : null}
            <p>{t(`explain.${asking}`)}</p>
          </div>
        </ConfirmDialog>
      ) : null}
    </header>
  );
}

function RecallFacts({ recall }: { recall: AdminRecall }) {
  const t = useTexts(recallsTexts);
  const format = useFormat();
  const { criteria, clinic, room, status } = recall;
  const { material, from, to } = criteria;
  const [first, last] = [from ? format.date(from) : '', to ? format.date(to) : ''];
  const days = from && to ? 'days.both' : from ? 'days.from' : 'days.to';
  const signed = (person: AdminRecall['drafted_by'], at: string | null) =>
    [person?.name, at ? format.instant(at, ownTimeZone()) : null].filter(Boolean).join(' · ');
  return (
    <section className="portal-section stack" aria-labelledby="facts">
      <h2 id="facts">{t('whom')}</h2>
      <Facts
        items={[
          {
            name: t('fact.clinic'),
            value: clinic ? <ScreenLink to={`/admin/providers/${clinic.id}`}>{clinic.name}</ScreenLink> : t('any'),
          },
          ...(room ? [{ name: t('fact.room'), value: room.name }] : []),
          ...(material ? [{ name: t('fact.lot'), value: `${t(`material.${material.kind}`)}, ${material.lot}` }] : []),
          ...(from || to ? [{ name: t('fact.days'), value: t(days, { from: first, to: last }) }] : []),
          { name: t('fact.drafted'), value: signed(recall.drafted_by, recall.created_at) },
          ...(recall.approved_at
            ? [{ name: t('fact.approved'), value: signed(recall.approved_by, recall.approved_at) }]
            : []),
          ...(recall.closed_at ? [{ name: t('fact.closed'), value: signed(null, recall.closed_at) }] : []),
        ]}
      />
      {clinic ? <p className="small muted">{t('suspend')}</p> : null}
      {status === 'drafted' ? (
        <>
          <p className="strong">{t('preview.count', { count: recall.counts.all })}</p>
          <DraftJourneys recall={recall} />
        </>
      ) : null}
    </section>
  );
}

/** The journeys that a draft concerns. Real admins preview real journeys, so those of a demo draft are only counted. */
function DraftJourneys({ recall: { criteria, counts } }: { recall: AdminRecall }) {
  const loaded = useCall(previewRecall, { body: criteria });
  return (
    <LoadState loaded={loaded}>
      {(preview) => (preview.total === counts.all ? <ConcernedJourneys preview={preview} /> : null)}
    </LoadState>
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
