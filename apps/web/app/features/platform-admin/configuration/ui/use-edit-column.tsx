import type { Configuration } from '@travesia/contracts/platform-admin';
import type { ReactNode } from 'react';
import type { Locale } from '../../../../lib/i18n/locale.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { configurationTexts } from '../texts.ts';

interface EditColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
}

/** The column that opens a row for editing; none for those who may not change the configuration. */
export function useEditColumn<Row extends { name: Record<Locale, string> }>(
  { actions }: Pick<Configuration, 'actions'>,
  onEdit: (row: Row) => void,
): EditColumn<Row>[] {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  if (!actions.includes('change')) return [];
  return [
    {
      key: 'edit',
      header: <span className="sr-only">{t('entry.edit')}</span>,
      cell: (row) => (
        <Button
          type="button"
          size="small"
          aria-label={t('entry.editNamed', { name: row.name[locale] })}
          onClick={() => onEdit(row)}
        >
          {t('entry.edit')}
        </Button>
      ),
    },
  ];
}
