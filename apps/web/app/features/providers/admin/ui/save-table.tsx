import { saveFile } from '../../../../lib/device/save-file.ts';
import { writeCsv } from '../../../../lib/files/write-csv.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { type Asked, askedOf } from '../../../../lib/list/list-definition.ts';
import { Button, IconButton } from '../../../../ui/action/button.tsx';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { loadAllProviders } from '../load-providers.ts';
import { providersList } from '../providers-list.ts';
import { providersTable } from '../providers-table.ts';
import { adminProviderTexts } from '../texts.ts';

interface SaveTableProps {
  asked: Asked<typeof providersList>;
  disabled: boolean;
  /** Only its icon. */
  compact?: boolean;
}

/** Exports all filtered rows as CSV. */
export function SaveTable({ asked, disabled, compact = false }: SaveTableProps) {
  const t = useTexts(adminProviderTexts);
  const language = useLocale();
  const { busy, fault, run } = useAct();
  const save = () =>
    run(async () => {
      const text = await writeCsv(providersTable(await loadAllProviders(asked, language)));
      saveFile(
        new Blob([text], { type: 'text/csv' }),
        `travesia-providers-${new Date().toISOString().slice(0, 10)}.csv`,
      );
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

/** The same for every provider, outside the list. */
export function AllProvidersExport() {
  return <SaveTable asked={askedOf(providersList, new URLSearchParams())} disabled={false} />;
}
