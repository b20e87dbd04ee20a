import type { ActivityEntry } from '@travesia/contracts/audit';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { writeCsv } from '../../../../lib/files/write-csv.ts';
import { saveFile } from '../../../../lib/device/save-file.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { IconButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { ActivityQuery } from '../activity-filter.ts';
import { activityActionTexts } from '../action-texts.ts';
import { activityTexts } from '../texts.ts';
import { readAllActivity } from '../use-activity.ts';

/** Downloads the filtered entries as a spreadsheet. */
export function ActivityDownload({ query, disabled }: { query: ActivityQuery; disabled: boolean }) {
  const t = useTexts(activityTexts);
  const actionText = useTexts(activityActionTexts);
  const locale = useLocale();
  const { busy, problem, run } = useAct();

  const row = (entry: ActivityEntry): string[] => [
    entry.at,
    actionText(entry.action),
    entry.by === 'provider' ? (entry.provider_name ?? '') : t(`csv.by.${entry.by}`),
    entry.device ?? '',
    entry.place ?? '',
    entry.network ?? '',
  ];
  const save = () =>
    run(async () => {
      const head = [t('csv.when'), t('csv.what'), t('csv.who'), t('csv.device'), t('csv.place'), t('csv.network')];
      const rows = (await readAllActivity(query)).map(row);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([await writeCsv([head, ...rows])], { type: 'text/csv' }), `travesia-activity-${day}.csv`);
    });
  return (
    <>
      {problem ? (
        <Notice tone="danger" role="alert" title={t('csv.failed')}>
          <p>{problemText(locale, problem)}</p>
        </Notice>
      ) : null}
      <IconButton
        type="button"
        icon="download"
        label={t('csv.save')}
        aria-busy={busy || undefined}
        disabled={busy || disabled}
        onClick={() => void save()}
      />
    </>
  );
}
