import { listRecipients, RECIPIENT_TABS, type RecallRecipient, type SentRecall } from '@travesia/contracts/aftercare';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { recipientsList } from '../recall-lists.ts';
import { recallsTexts } from '../texts.ts';
import { MarkDialog } from './mark-dialog.tsx';

type Tab = (typeof RECIPIENT_TABS)[number];
const FIRST_TAB: Tab = 'not_read';

interface RecipientsProps {
  recallId: string;
  /** Path of a person’s journey, for readers who open it. */
  journeyPath?: (journeyId: string) => string;
  /** What stands above the people: the recall itself, for readers who get it only with them. */
  about?: (recall: SentRecall) => ReactNode;
  /** What stands beside the list for some tab, such as an export. */
  tools?: (tab: Tab) => ReactNode;
}

/** People of a recall: who was told, who read it, and who must be reached otherwise. */
export function Recipients({ recallId, journeyPath, about, tools }: RecipientsProps) {
  const t = useTexts(recallsTexts);
  const { tab = FIRST_TAB, ...asked } = useAsked(recipientsList);
  const loaded = useCall(listRecipients, { params: { id: recallId }, query: { ...asked, tab } }, { keep: true });
  const [marking, setMarking] = useState<RecallRecipient | null>(null);
  const columns = useRecipientColumns(setMarking, journeyPath);
  const { data, problem } = loaded;
  if (about && data === null)
    return problem?.status === 404 ? (
      <EmptyState title={t('unknown')} />
    ) : (
      <LoadState loaded={loaded}>{() => null}</LoadState>
    );
  return (
    <>
      {about && data ? about(data.recall) : null}
      <section className="stack" aria-labelledby="people">
        <h2 id="people">{t('people')}</h2>
        <ListTabs
          name="tab"
          label={t('people.tabs')}
          chosen={tab === FIRST_TAB ? [] : [tab]}
          tabs={RECIPIENT_TABS.map((key) => ({
            value: key === FIRST_TAB ? null : key,
            label: t(`people.tab.${key}`),
            count: loaded.data?.counts[key],
          }))}
        />
        <ListScreen
          definition={recipientsList}
          caption={t('people')}
          loaded={loaded}
          rowKey={({ id }) => id}
          columns={columns}
          count={(count) => t('people.count', { count })}
          empty={t('people.empty')}
          nothing={t('people.empty')}
          tools={tools?.(tab)}
        />
        {marking ? (
          <MarkDialog recallId={recallId} recipient={marking} reload={loaded.reload} onClose={() => setMarking(null)} />
        ) : null}
      </section>
    </>
  );
}

function useRecipientColumns(
  mark: (recipient: RecallRecipient) => void,
  journeyPath: RecipientsProps['journeyPath'],
): ListColumn<RecallRecipient>[] {
  const t = useTexts(recallsTexts);
  const format = useFormat();
  const instant = (at: string | null) => (at ? <When at={at} /> : <span className="muted">–</span>);
  return [
    {
      key: 'patient',
      name: t('people.patient'),
      cell: ({ patient, journey }) => (
        <>
          {patient === null ? (
            <span className="muted">{t('people.gone')}</span>
          ) : journeyPath ? (
            <ScreenLink to={journeyPath(journey.id)} className="admin-row-link">
              {patient}
            </ScreenLink>
          ) : (
            patient
          )}
          <span className="admin-second num">{journey.reference}</span>
        </>
      ),
    },
    { key: 'clinic', name: t('people.clinic'), cell: ({ clinic }) => clinic },
    {
      key: 'day',
      name: t('people.day'),
      cell: ({ treated_on: day }) => (day ? format.date(day) : <span className="muted">–</span>),
    },
    { key: 'sent', name: t('people.sent'), cell: ({ sent_at: at }) => instant(at) },
    { key: 'read', name: t('people.read'), cell: ({ read_at: at }) => instant(at) },
    {
      key: 'state',
      name: t('people.state'),
      cell: ({ reached, read_at: read, note }) => (
        <>
          {t(`reached.${reached ?? (read ? 'read' : 'none')}`)}
          {note ? (
            <span className="admin-second" title={note}>
              {note}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'acts',
      name: t('people.acts'),
      acts: true,
      cell: (recipient) =>
        recipient.may_mark ? (
          <Button type="button" size="small" onClick={() => mark(recipient)}>
            {t('people.mark')}
          </Button>
        ) : null,
    },
  ];
}
