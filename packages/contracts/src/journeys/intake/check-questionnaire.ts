import { LOCALES } from '../../kit/locales.ts';
import type { IntakeQuestion, Questionnaire } from './intake.schema.ts';

/** Why a form can't be used as it is. */
export type IntakeFault =
  | 'duplicate_id'
  | 'text_missing'
  | 'options_missing'
  | 'range_impossible'
  | 'file_missing'
  | 'condition_unknown'
  | 'condition_type'
  | 'condition_option'
  | 'condition_later'
  | 'condition_cycle';

export interface IntakeIssue {
  section: number;
  /** Position of the question in its section; null if the section itself is meant. */
  question: number | null;
  field: 'id' | 'text' | 'title' | 'options' | 'max' | 'file' | 'show_if';
  code: IntakeFault;
}

const isBlank = (text: Readonly<Record<(typeof LOCALES)[number], string>>) =>
  LOCALES.every((locale) => text[locale].trim() === '');

/** What a condition on a question can compare with; null if its answers can't be compared. */
export function answersOf({ options, type }: IntakeQuestion): string[] | null {
  if (type === 'yes_no') return ['yes', 'no'];
  return type === 'one_of' || type === 'many_of' ? options.map(({ id }) => id) : null;
}

/** What is wrong with a form; empty if it can be used. */
export function checkQuestionnaire(questionnaire: Questionnaire): IntakeIssue[] {
  const all = questionnaire.sections.flatMap(({ questions }) => questions);
  const positions = new Map(all.map((question, at) => [question, at]));
  const { sections } = questionnaire;
  const isDouble = (id: string, at: number) => sections.findIndex((one) => one.id === id) < at;
  return sections.flatMap(({ id, questions, title }, section) => [
    ...(isDouble(id, section) ? [{ section, question: null, field: 'id', code: 'duplicate_id' } as const] : []),
    ...(isBlank(title) ? [{ section, question: null, field: 'title', code: 'text_missing' } as const] : []),
    ...questions.flatMap((one, question) =>
      faultsOf(one, all, positions.get(one) ?? 0).map(([field, code]) => ({ section, question, field, code })),
    ),
  ]);
}

type Fault = readonly [field: IntakeIssue['field'], code: IntakeFault];

function faultsOf(question: IntakeQuestion, all: readonly IntakeQuestion[], at: number): Fault[] {
  const { file, id, max, min, options, text, type } = question;
  const faults: Fault[] = [];
  if (all.findIndex((one) => one.id === id) < at) faults.push(['id', 'duplicate_id']);
  if (isBlank(text)) faults.push(['text', 'text_missing']);
  if (type === 'one_of' || type === 'many_of') {
    if (options.length < 2) faults.push(['options', 'options_missing']);
    if (options.some((option) => isBlank(option.text))) faults.push(['options', 'text_missing']);
    if (new Set(options.map((option) => option.id)).size < options.length) faults.push(['options', 'duplicate_id']);
  }
  if (type === 'number' && min !== null && max !== null && min >= max) faults.push(['max', 'range_impossible']);
  if (type === 'file' && file === null) faults.push(['file', 'file_missing']);
  const condition = conditionFault(question, all, at);
  if (condition) faults.push(['show_if', condition]);
  return faults;
}

/** A condition may only ask about an earlier question, so that no two questions wait for each other. */
function conditionFault(
  { id, show_if: condition }: IntakeQuestion,
  all: readonly IntakeQuestion[],
  at: number,
): IntakeFault | null {
  if (!condition) return null;
  const asked = all.find((one) => one.id === condition.question);
  if (!asked) return 'condition_unknown';
  if (leadsTo(all, asked, id)) return 'condition_cycle';
  if (all.indexOf(asked) >= at) return 'condition_later';
  const answers = answersOf(asked);
  if (!answers) return 'condition_type';
  return condition.is.every((key) => answers.includes(key)) ? null : 'condition_option';
}

/** Whether the conditions of a question lead to another one. */
function leadsTo(all: readonly IntakeQuestion[], from: IntakeQuestion, id: string): boolean {
  const seen = new Set<string>();
  let one: IntakeQuestion | undefined = from;
  while (one && !seen.has(one.id)) {
    if (one.id === id) return true;
    seen.add(one.id);
    const next: string | undefined = one.show_if?.question;
    one = all.find((question) => question.id === next);
  }
  return false;
}
