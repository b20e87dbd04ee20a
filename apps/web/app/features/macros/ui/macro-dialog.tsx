import {
  type Macro,
  MACRO_NAME_MAX,
  MACRO_PLACEHOLDERS,
  MACRO_TEXT_MAX,
  MACRO_TOPICS,
  type NewMacro,
  unknownPlaceholders,
} from '@travesia/contracts/macros';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { TypedArea, TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { LANGUAGE_NAME, LOCALES } from '../../../lib/i18n/locale.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { FormDialog } from '../../../lib/workbench/screen/form-dialog.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { MacroDesk } from '../macro-desk.ts';
import { macroTexts } from '../texts.ts';

interface MacroDialogProps {
  desk: MacroDesk;
  /** The one to change; null for a new one. */
  macro: Macro | null;
  onSaved: () => void;
  onClose: () => void;
}

const startOf = (macro: Macro | null) => ({
  name: macro?.name ?? '',
  topic: macro?.topic ?? '',
  en: macro?.texts.en ?? '',
  es: macro?.texts.es ?? '',
  pt: macro?.texts.pt ?? '',
  closes: macro?.closes ? 'true' : '',
  takes: macro?.takes ? 'true' : '',
});

type Typed = ReturnType<typeof startOf>;

/** Form names of the call's fields. */
const NAMES = { 'texts.en': 'en', 'texts.es': 'es', 'texts.pt': 'pt' } as const;

const contentOf = ({ name, topic, en, es, pt, closes, takes }: Typed): NewMacro => ({
  name,
  topic: MACRO_TOPICS.find((one) => one === topic) ?? null,
  texts: { en, es, pt },
  closes: closes === 'true',
  takes: takes === 'true',
});

/** Writes a saved reply in up to three languages. */
export default function MacroDialog({ desk, macro, onSaved, onClose }: MacroDialogProps) {
  const t = useTexts(macroTexts);
  const format = useFormat();
  const { busy, problem, fault, run } = useAct();
  const { form, typed } = useTypedForm(`macro.${macro?.id ?? desk.page}`, startOf(macro));
  /** A text in some language, without placeholders that do not exist. */
  const check = (written: Typed): Record<string, string> => {
    if (LOCALES.every((language) => written[language].trim() === '')) return { en: t('noText') };
    const faults = LOCALES.map((language) => [language, unknownPlaceholders(written[language])] as const);
    const namesOf = (names: readonly string[]) => format.list([...new Set(names)].map((name) => `{${name}}`));
    return Object.fromEntries(
      faults.flatMap(([language, names]) =>
        names.length > 0 ? [[language, t('unknown', { names: namesOf(names) })]] : [],
      ),
    );
  };
  const save = async (values: Typed) => {
    const content = contentOf(values);
    const saved = await run(() =>
      macro
        ? sessionCall(desk.calls.change, { params: { id: macro.id }, body: { ...content, version: macro.version } })
        : sessionCall(desk.calls.create, { body: content }),
    );
    if (problem?.code === 'request.stale_version') onSaved();
    if (!saved) return undefined;
    onSaved();
    showToast(t('saved'));
    return true;
  };
  return (
    <FormDialog
      form={form}
      title={macro ? t('editNamed', { name: macro.name }) : t('new')}
      submit={t('save')}
      busy={busy}
      fault={fault}
      problem={problem}
      names={NAMES}
      check={check}
      onSubmit={save}
      onClose={onClose}
    >
      <TypedText name="name" label={t('name')} hint={t('nameHint')} required maxLength={MACRO_NAME_MAX} />
      {desk.topics.length > 0 ? (
        <TypedSelect name="topic" label={t('topic')} options={[{ value: '', label: t('allTopics') }, ...desk.topics]} />
      ) : null}
      <p className="small muted">
        {t('placeholders', { names: format.list(MACRO_PLACEHOLDERS.map((name) => `{${name}}`)) })}
      </p>
      {LOCALES.map((language) => (
        <TypedArea
          key={language}
          name={language}
          label={t('textIn', { language: LANGUAGE_NAME[language] })}
          rows={5}
          maxLength={MACRO_TEXT_MAX}
          lang={language}
        />
      ))}
      {(['takes', 'closes'] as const).map((effect) => (
        <TickBox
          key={effect}
          name={effect}
          ticked={typed[effect] === 'true'}
          onTick={(ticked) => form.change({ [effect]: ticked ? 'true' : '' })}
        >
          {t(`effect.${effect}`)}
        </TickBox>
      ))}
    </FormDialog>
  );
}
