import { changeLocation } from '@travesia/contracts/catalog';
import type { Configuration } from '@travesia/contracts/platform-admin';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { configurationTexts } from '../texts.ts';
import { EntryDialog, type EntryDialogProps } from './entry-dialog.tsx';

type Edit<Row> = Pick<EntryDialogProps, 'title' | 'reload' | 'onClose'> & { row: Row };

/** Changes what pages say about a destination country. */
export function EditLocation({ row, ...dialog }: Edit<Configuration['locations'][number]>) {
  const t = useTexts(configurationTexts);
  const { code, version } = row;
  const given = (text: string | undefined) => text?.trim() || null;
  return (
    <EntryDialog
      {...dialog}
      place={`location.${code}`}
      start={{
        emergency_number: row.emergency_number ?? '',
        facility_registry: row.facility_registry ?? '',
        professional_registry: row.professional_registry ?? '',
      }}
      fields={[
        { name: 'emergency_number', label: t('location.emergency'), inputMode: 'numeric', maxLength: 6 },
        { name: 'facility_registry', label: t('location.facilities'), maxLength: 120 },
        { name: 'professional_registry', label: t('location.professionals'), maxLength: 120 },
      ]}
      save={(typed, reason) =>
        sessionCall(changeLocation, {
          params: { code },
          body: {
            version,
            reason,
            emergency_number: given(typed['emergency_number']),
            facility_registry: given(typed['facility_registry']),
            professional_registry: given(typed['professional_registry']),
          },
        })
      }
    />
  );
}
