import type { RecallSummary } from '@travesia/contracts/aftercare';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { recallsTexts } from '../texts.ts';
import { RecallBadge } from './recall-status.tsx';

const isUnsent = (status: RecallSummary['status']) => status === 'drafted' || status === 'discarded';

/** Columns of the lists of recalls; `base` is the path of the list. */
export function useRecallColumns(base: string): ListColumn<RecallSummary>[] {
  const t = useTexts(recallsTexts);
  const format = useFormat();
  const dash = <span className="muted">–</span>;
  return [
    {
      key: 'recall',
      name: t('column.recall'),
      cell: ({ id, title, reference, clinic }) => (
        <>
          <ScreenLink to={`${base}/${id}`} className="admin-row-link">
            {title}
          </ScreenLink>
          <span className="admin-second num">{[reference, clinic?.name].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    { key: 'status', name: t('column.status'), bare: true, cell: ({ status }) => <RecallBadge status={status} /> },
    {
      key: 'people',
      name: t('column.people'),
      numeric: true,
      // whom a draft concerns is decided when it is approved
      cell: ({ status, counts }) => (isUnsent(status) ? dash : format.number(counts.all)),
    },
    {
      key: 'notRead',
      name: t('column.notRead'),
      numeric: true,
      cell: ({ status, counts }) => (isUnsent(status) ? dash : format.number(counts.not_read)),
    },
    {
      key: 'unreachable',
      name: t('column.unreachable'),
      numeric: true,
      cell: ({ status, counts }) => (isUnsent(status) ? dash : format.number(counts.unreachable)),
    },
    { key: 'created', name: t('column.created'), cell: ({ created_at: at }) => <When at={at} /> },
  ];
}
