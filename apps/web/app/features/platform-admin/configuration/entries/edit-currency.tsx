import { changeCurrency } from '@travesia/contracts/catalog';
import type { Configuration } from '@travesia/contracts/platform-admin';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { configurationTexts } from '../texts.ts';
import { EntryDialog, type EntryDialogProps } from './entry-dialog.tsx';

type Edit<Row> = Pick<EntryDialogProps, 'title' | 'reload' | 'onClose'> & { row: Row };

/** Changes the rate of a currency, and whether visitors can choose it. */
export function EditCurrency({ row, ...dialog }: Edit<Configuration['currencies'][number]>) {
  const t = useTexts(configurationTexts);
  const { code, version } = row;
  const start = {
    per_usd: row.per_usd ?? '',
    rated_on: row.rated_on ?? '',
    source: row.source ?? '',
    selectable: String(row.selectable),
  };
  return (
    <EntryDialog
      {...dialog}
      place={`currency.${code}`}
      start={start}
      fields={[
        {
          name: 'per_usd',
          label: t('currency.rate'),
          hint: t('currency.rateHint', { code }),
          inputMode: 'decimal',
          required: true,
        },
        { name: 'rated_on', label: t('currency.day'), type: 'date', required: true },
        { name: 'source', label: t('currency.source'), required: true, maxLength: 200 },
        {
          name: 'selectable',
          label: t('currency.selectable'),
          options: [
            { value: 'true', label: t('currency.offered') },
            { value: 'false', label: t('currency.kept') },
          ],
        },
      ]}
      save={(typed, reason, confirmed) =>
        sessionCall(changeCurrency, {
          params: { code },
          body: {
            version,
            reason,
            per_usd: (typed['per_usd'] ?? '').trim().replace(',', '.'),
            rated_on: typed['rated_on'] ?? '',
            source: typed['source'] ?? '',
            selectable: typed['selectable'] === 'true',
            ...(confirmed ? { confirmed } : {}),
          },
        })
      }
    />
  );
}
