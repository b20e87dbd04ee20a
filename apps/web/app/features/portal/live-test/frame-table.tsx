import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { liveTestTexts } from './texts.ts';
import type { LoggedFrame } from './use-live-log.ts';

/** The events that arrived. */
export function FrameTable({ frames }: { frames: readonly LoggedFrame[] }) {
  const t = useTexts(liveTestTexts);
  const format = useFormat();
  if (frames.length === 0) return <EmptyState title={t('frames.none')}>{t('frames.hint')}</EmptyState>;
  return (
    <Table
      caption={t('frames', { count: frames.length })}
      rows={frames}
      rowKey={({ key }) => String(key)}
      columns={[
        { key: 'type', header: t('frame.type'), cell: ({ type }) => type },
        { key: 'stream', header: t('frame.stream'), cell: ({ stream }) => stream ?? '' },
        { key: 'seq', header: t('frame.seq'), numeric: true, cell: ({ seq }) => seq ?? '' },
        { key: 'at', header: t('frame.at'), cell: ({ at }) => format.instant(at, ownTimeZone()) },
      ]}
    />
  );
}
