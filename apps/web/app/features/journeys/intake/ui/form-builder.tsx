import {
  checkQuestionnaire,
  type IntakeQuestion,
  type IntakeSection,
  questionsOf,
  SECTIONS_MAX,
} from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { useState } from 'react';
import { InLanguages } from '../../../../lib/forms/draft/in-languages.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useUndoable } from '../../../../lib/workbench/use-undoable.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { textIn } from '../../templates/step-list.ts';
import { journeysTexts } from '../../texts.ts';
import { useMoved } from '../../ui/row-moves.tsx';
import {
  dropQuestion,
  findPlace,
  insertQuestion,
  missingTexts,
  moveQuestion,
  newQuestion,
  newSection,
  putQuestion,
  removeQuestion,
  removeSection,
  restoreSection,
} from '../form-list.ts';
import { intakeTexts } from '../texts.ts';
import { QuestionRow } from './question-row.tsx';

interface FormBuilderProps {
  sections: readonly IntakeSection[];
  mayChange: boolean;
  /** The newest sections, also for acts that run later, such as undoing. */
  present: () => readonly IntakeSection[];
  change: (sections: readonly IntakeSection[], when: 'now' | 'pause') => void;
}

/** The questions of a form by section. */
export function FormBuilder({ sections, mayChange, present, change }: FormBuilderProps) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const locale = useLocale();
  const { said, say, focusNext } = useMoved();
  const [open, setOpen] = useState<string | null>(null);
  const { target, setTarget, added, addSection, dropSection } = useSections({ sections, present, change }, focusNext);
  const remove = useRemoval({ sections, present, change }, focusNext);
  const issues = checkQuestionnaire({ sections });
  const all = questionsOf({ sections });
  const nameOf = (question: IntakeQuestion | undefined) =>
    (question && textIn(question.text, locale)) || words('untitled');
  const place = (next: IntakeSection[], id: string) => {
    change(next, 'now');
    const list = questionsOf({ sections: next });
    const at = list.findIndex((one) => one.id === id);
    say(nameOf(list[at]), at + 1, list.length);
  };
  const move = (id: string, by: -1 | 1) => {
    const button = document.activeElement?.id;
    place(moveQuestion(sections, id, by), id);
    if (button) focusNext(button);
  };
  const add = (section: number) => {
    const question = newQuestion(sections, locale, t('new'));
    change(insertQuestion(sections, question, section, sections[section]?.questions.length ?? 0), 'now');
    setOpen(question.id);
    focusNext(`${question.id}-edit`);
  };
  return (
    <section aria-labelledby="questions-list" className="config-list">
      <ListHead count={all.length} mayChange={mayChange} />
      {said}
      <Faults sections={sections} issues={issues} />
      <Missing sections={sections} />
      {sections.map((section, index) => (
        <section key={section.id} aria-labelledby={`section-${section.id}`}>
          <SectionHead
            section={section}
            isNew={section.id === added}
            change={mayChange ? (changed) => change(sections.with(index, changed), 'pause') : null}
            remove={sections.length > 1 ? () => dropSection(section, index) : null}
          />
          <ol className="config-rows">
            {section.questions.map((question, at) => (
              <QuestionRow
                key={question.id}
                question={question}
                issues={issues.filter((issue) => issue.section === index && issue.question === at)}
                earlier={all.slice(0, all.indexOf(question))}
                isOpen={open === question.id}
                isFirst={index === 0 && at === 0}
                isLast={index === sections.length - 1 && at === section.questions.length - 1}
                mayChange={mayChange}
                toggle={() => setOpen(open === question.id ? null : question.id)}
                move={move}
                drop={(id, onto) => place(dropQuestion(sections, id, onto), id)}
                change={(changed, when) => change(putQuestion(sections, changed), when)}
                remove={() => remove(question)}
              />
            ))}
          </ol>
        </section>
      ))}
      {mayChange ? (
        <>
          <AddQuestion sections={sections} target={target} onTarget={setTarget} add={add} />
          <AddSection sections={sections} add={addSection} />
        </>
      ) : null}
    </section>
  );
}

/** Removing a question, which can be undone for a moment. */
function useRemoval(
  { sections, present, change }: Pick<FormBuilderProps, 'sections' | 'present' | 'change'>,
  focusNext: (id: string) => void,
) {
  const words = useTexts(journeysTexts);
  const locale = useLocale();
  const confirm = useUndoable();
  return (question: IntakeQuestion) => {
    const from = findPlace(sections, question.id);
    const all = questionsOf({ sections });
    const at = all.indexOf(question);
    const next = all[at + 1] ?? all[at - 1];
    change(removeQuestion(sections, question.id), 'now');
    focusNext(next ? `${next.id}-edit` : 'add-question');
    const undo = async () => {
      const now = present();
      // Its section may have been removed meanwhile.
      const section = Math.min(from?.section ?? 0, now.length - 1);
      change(insertQuestion(now, question, section, from?.at ?? 0), 'now');
    };
    confirm(words('removed', { name: textIn(question.text, locale) || words('untitled') }), undo, () => undefined);
  };
}

/** Adding and removing sections. `target` is the one that new questions go to, `added` the one that was just added. */
function useSections(
  { sections, present, change }: Pick<FormBuilderProps, 'sections' | 'present' | 'change'>,
  focusNext: (id: string) => void,
) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const locale = useLocale();
  const confirm = useUndoable();
  const [target, setTarget] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const addSection = () => {
    const section = newSection(sections, locale, t('section.new'));
    change([...sections, section], 'now');
    setTarget(section.id);
    setAdded(section.id);
    focusNext(titleId(section, locale));
  };
  const dropSection = (section: IntakeSection, at: number) => {
    const heir = sections[at === 0 ? 1 : at - 1];
    const name = textIn(section.title, locale) || words('untitled');
    change(removeSection(sections, section.id), 'now');
    focusNext(heir ? `section-${heir.id}` : 'add-section');
    confirm(
      section.questions.length && heir
        ? t('section.removed', { name, other: textIn(heir.title, locale) || words('untitled') })
        : words('removed', { name }),
      async () => change(restoreSection(present(), section, at), 'now'),
      () => undefined,
    );
  };
  return { target, setTarget, added, addSection, dropSection };
}

const fieldOf = ({ id }: IntakeSection, language: Locale): string => `section.${id}.${language}`;
const titleId = (section: IntakeSection, language: Locale): string => fieldId(fieldOf(section, language));

interface SectionHeadProps {
  section: IntakeSection;
  /** Whether it was just added: its fields are open then. */
  isNew: boolean;
  /** Null if the form can't be changed. */
  change: ((section: IntakeSection) => void) | null;
  /** Null for the only section. */
  remove: (() => void) | null;
}

function SectionHead({ change, ...about }: SectionHeadProps) {
  const words = useTexts(journeysTexts);
  const locale = useLocale();
  const { id, title } = about.section;
  return (
    <>
      <h3 id={`section-${id}`} tabIndex={-1} className="config-stage">
        {textIn(title, locale) || words('untitled')}
      </h3>
      {change ? <SectionFields {...about} change={change} /> : null}
    </>
  );
}

type SectionFieldsProps = Omit<SectionHeadProps, 'change'> & { change: (section: IntakeSection) => void };

function SectionFields({ section, isNew, change, remove }: SectionFieldsProps) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const locale = useLocale();
  return (
    <Disclosure summary={t('section.edit')} open={isNew}>
      <InLanguages textOf={(lang) => section.title[lang]}>
        {({ lang, hint }) => (
          <TextField
            name={fieldOf(section, lang)}
            lang={lang}
            maxLength={120}
            label={t('field.section', { language: words(`language.${lang}`) })}
            hint={hint}
            value={section.title[lang]}
            onChange={({ currentTarget: { value } }) =>
              change({ ...section, title: { ...section.title, [lang]: value } })
            }
          />
        )}
      </InLanguages>
      {remove ? (
        <div className="stack">
          {section.questions.length ? <p className="muted small">{t('section.moves')}</p> : null}
          <p>
            <Button type="button" size="small" icon="x" onClick={remove}>
              {t('section.remove', { name: textIn(section.title, locale) || words('untitled') })}
            </Button>
          </p>
        </div>
      ) : null}
    </Disclosure>
  );
}

/** Each question that keeps the form from being saved. */
function Faults({
  sections,
  issues,
}: Pick<FormBuilderProps, 'sections'> & { issues: ReturnType<typeof checkQuestionnaire> }) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const locale = useLocale();
  if (!issues.length) return null;
  const nameOf = ({ section, question }: (typeof issues)[number]) => {
    const own = sections[section];
    const text = question === null ? own?.title : own?.questions[question]?.text;
    return (text && textIn(text, locale)) || words('untitled');
  };
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('faults', { count: new Set(issues.map(({ section, question }) => `${section}.${question}`)).size })}
    >
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.section}.${issue.question}.${issue.field}.${issue.code}`}>
            {t('fault.at', { name: nameOf(issue), fault: t(`fault.${issue.code}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Missing({ sections }: Pick<FormBuilderProps, 'sections'>) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const missing = missingTexts(sections);
  return missing.length ? (
    <Notice icon="languages">
      {missing.map(({ language, count }) => (
        <p key={language}>{t('missing.total', { count, language: words(`language.${language}`) })}</p>
      ))}
    </Notice>
  ) : null;
}

function AddSection({ sections, add }: Pick<FormBuilderProps, 'sections'> & { add: () => void }) {
  const t = useTexts(intakeTexts);
  if (sections.length >= SECTIONS_MAX) return null;
  return (
    <p className="section-add">
      <Button type="button" id="add-section" size="small" icon="plus" onClick={add}>
        {t('section.add')}
      </Button>
    </p>
  );
}

interface AddQuestionProps extends Pick<FormBuilderProps, 'sections'> {
  /** Id of the chosen section; the first one without it. */
  target: string | null;
  onTarget: (section: string) => void;
  add: (section: number) => void;
}

function AddQuestion({ sections, target, onTarget, add }: AddQuestionProps) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const locale = useLocale();
  const chosen = Math.max(
    0,
    sections.findIndex(({ id }) => id === target),
  );
  return (
    <div className="treatment-add">
      <SelectField
        name="add-question-section"
        label={t('add.section')}
        value={sections[chosen]?.id}
        options={sections.map(({ id, title }) => ({ value: id, label: textIn(title, locale) || words('untitled') }))}
        onChange={({ currentTarget: { value } }) => onTarget(value)}
      />
      <Button type="button" id="add-question" icon="plus" onClick={() => add(chosen)}>
        {t('add')}
      </Button>
    </div>
  );
}

function ListHead({ count, mayChange }: { count: number; mayChange: boolean }) {
  const t = useTexts(intakeTexts);
  return (
    <>
      <h2 id="questions-list">{t('list.heading')}</h2>
      <p className="muted small">
        {t('list.count', { count })}
        {mayChange ? ` · ${t('list.keys')}` : null}
      </p>
    </>
  );
}
