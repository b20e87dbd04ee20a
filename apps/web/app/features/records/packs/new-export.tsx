import {
  type NewRecordExport,
  PACK_PURPOSE_MAX,
  RECORD_CATEGORIES,
  RECORD_EXPORT_KINDS,
  type RecordCategory,
} from '@travesia/contracts/records';
import { LOCALES } from '@travesia/contracts/kit';
import { SentForm } from '../../../lib/forms/draft/sent-form.tsx';
import { TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CheckboxList, RadioList } from '../../../ui/field/choice-list.tsx';
import { useFieldError } from '../../../ui/field/field-errors.ts';
import { recordWords } from '../words/texts.ts';
import { packsTexts } from './texts.ts';
import type { RecordExportsKnown } from './use-record-exports.ts';

interface Typed {
  kind: string;
  which: string;
  /** Separated by spaces. */
  categories: string;
  language: string;
  purpose: string;
}

const chosenOf = ({ categories }: Pick<Typed, 'categories'>): RecordCategory[] =>
  RECORD_CATEGORIES.filter((one) => categories.split(' ').includes(one));

function bodyOf(typed: Typed): NewRecordExport {
  const kind = RECORD_EXPORT_KINDS.find((one) => one === typed.kind) ?? 'pack';
  const purpose = typed.purpose.trim();
  return {
    kind,
    language: LOCALES.find((one) => one === typed.language) ?? 'en',
    ...(typed.which === 'some' ? { categories: chosenOf(typed) } : {}),
    ...(kind === 'pack' && purpose ? { purpose } : {}),
  };
}

interface NewExportProps extends Pick<RecordExportsKnown, 'asking' | 'request'> {
  onClose: () => void;
}

/** Asks for a file: which records, as what, in which language. What was chosen stays, for the next one. */
export function NewExport({ asking, request, onClose }: NewExportProps) {
  const t = useTexts(packsTexts);
  const format = useFormat();
  const locale = useLocale();
  const start: Typed = { kind: 'pack', which: 'all', categories: '', language: locale, purpose: '' };
  const { form, typed } = useTypedForm('records.pack', start);
  const { busy, problem, fault } = asking;
  return (
    <SentForm
      form={form}
      className="stack"
      checksFields
      busy={busy}
      problem={problem}
      fault={fault}
      check={(wanted) => ({
        categories: wanted.which === 'some' && chosenOf(wanted).length === 0 ? t('categories.missing') : undefined,
      })}
      onSubmit={(wanted) => void request(bodyOf(wanted))}
      foot={
        <div className="dialog-actions">
          <Button type="button" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('create')}
          </Button>
        </div>
      }
    >
      <RadioList
        name="kind"
        legend={t('kind')}
        chosen={[typed.kind]}
        choices={RECORD_EXPORT_KINDS.toReversed().map((value) => ({
          value,
          label: (
            <>
              <span className="strong">{t(`kind.${value}`)}</span>
              <span className="small muted pack-hint">{t(`kind.${value}Hint`)}</span>
            </>
          ),
        }))}
        onChoose={(kind) => form.change({ kind })}
      />
      <RadioList
        name="which"
        legend={t('which')}
        chosen={[typed.which]}
        choices={(['all', 'some'] as const).map((value) => ({ value, label: t(`which.${value}`) }))}
        onChoose={(which) => form.change({ which })}
      />
      {typed.which === 'some' ? (
        <Categories chosen={chosenOf(typed)} onChoose={(categories) => form.change({ categories })} />
      ) : null}
      <TypedSelect
        name="language"
        label={t('language')}
        hint={t(typed.kind === 'zip' ? 'language.zipHint' : 'language.packHint')}
        options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
      />
      {typed.kind === 'zip' ? null : (
        <TypedText
          name="purpose"
          autoComplete="off"
          label={t('purpose')}
          hint={t('purpose.hint')}
          maxLength={PACK_PURPOSE_MAX}
        />
      )}
    </SentForm>
  );
}

interface CategoriesProps {
  chosen: readonly RecordCategory[];
  onChoose: (categories: string) => void;
}

function Categories({ chosen, onChoose }: CategoriesProps) {
  const t = useTexts(packsTexts);
  const words = useTexts(recordWords);
  const error = useFieldError('categories', undefined);
  return (
    <CheckboxList
      name="categories"
      legend={t('categories')}
      error={error}
      chosen={chosen}
      choices={RECORD_CATEGORIES.map((value) => ({ value, label: words(`category.${value}`) }))}
      onChoose={(value, isChosen) =>
        onChoose([...chosen.filter((one) => one !== value), ...(isChosen ? [value] : [])].join(' '))
      }
    />
  );
}
