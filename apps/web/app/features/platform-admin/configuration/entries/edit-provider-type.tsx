import { changeProviderType } from '@travesia/contracts/catalog';
import type { Configuration } from '@travesia/contracts/platform-admin';
import { LANGUAGE_NAME, LOCALES } from '../../../../lib/i18n/locale.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { configurationTexts } from '../texts.ts';
import { EntryDialog, type EntryDialogProps, type EntryValues } from './entry-dialog.tsx';

type Edit<Row> = Pick<EntryDialogProps, 'title' | 'reload' | 'onClose'> & { row: Row };

const FORMS = ['name', 'plural'] as const;

/** Renames a clinic type in three languages. */
export function EditProviderType({ row, ...dialog }: Edit<Configuration['provider_types'][number]>) {
  const t = useTexts(configurationTexts);
  const { slug, version } = row;
  const pairs = LOCALES.flatMap((language) => FORMS.map((form) => ({ language, form, name: `${form}.${language}` })));
  return (
    <EntryDialog
      {...dialog}
      place={`type.${slug}`}
      start={Object.fromEntries(pairs.map(({ language, form, name }) => [name, row[form][language]]))}
      fields={pairs.map(({ language, form, name }) => ({
        name,
        label: t(`types.${form}`, { language: LANGUAGE_NAME[language] }),
        required: true,
        maxLength: 120,
      }))}
      save={(typed, reason) =>
        sessionCall(changeProviderType, {
          params: { slug },
          body: { version, reason, name: textsOf(typed, 'name'), plural: textsOf(typed, 'plural') },
        })
      }
    />
  );
}

const textsOf = (typed: EntryValues, form: (typeof FORMS)[number]) => ({
  en: typed[`${form}.en`] ?? '',
  es: typed[`${form}.es`] ?? '',
  pt: typed[`${form}.pt`] ?? '',
});
