import { saveFile } from '../../../../lib/device/save-file.ts';
import { writeCsv } from '../../../../lib/files/write-csv.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button, IconButton } from '../../../../ui/action/button.tsx';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { adminProviderTexts } from '../texts.ts';

interface SaveRowsProps {
  /** Name of the file, without day and ending. */
  file: string;
  /** Head and rows of the table. */
  rows: () => Promise<readonly (readonly (string | number | null)[])[]>;
  disabled: boolean;
  /** Only its icon. */
  compact?: boolean;
}

/** Saves a table as CSV. */
export function SaveRows({ file, rows, disabled, compact = false }: SaveRowsProps) {
  const t = useTexts(adminProviderTexts);
  const { busy, fault, run } = useAct();
  const save = () =>
    run(async () => {
      const text = await writeCsv(await rows());
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([text], { type: 'text/csv' }), `travesia-${file}-${day}.csv`);
    });
  return (
    <>
      {compact ? (
        <IconButton
          type="button"
          icon="download"
          label={t('csv')}
          aria-busy={busy || undefined}
          disabled={busy || disabled}
          onClick={() => void save()}
        />
      ) : (
        <Button type="button" icon="download" busy={busy} disabled={disabled} onClick={() => void save()}>
          {t('csv')}
        </Button>
      )}
      <FailedAct fault={fault} />
    </>
  );
}
