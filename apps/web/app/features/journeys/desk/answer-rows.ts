import { type IntakeQuestion, type JourneyAnswers, visibleQuestions } from '@travesia/contracts/journeys';
import type { Locale } from '../../../lib/i18n/locale.ts';

type Value = JourneyAnswers['answers'][string];

/** A question that the patient saw, with what they answered. */
export interface AnswerRow {
  id: string;
  question: string;
  type: IntakeQuestion['type'];
  /** The answer as it was given; null without one. */
  value: Value | null;
  /** Names of the chosen options, in the reader’s language. */
  options: readonly string[];
  unit: string | null;
  fault: JourneyAnswers['faults'][number]['code'] | null;
}

export interface AnswerSection {
  id: string;
  title: string;
  rows: readonly AnswerRow[];
}

type InThree = Readonly<Record<Locale, string>>;

/** A text in a language; in one that has it, if a clinic wrote it in others only. */
export const inLanguage = (text: InThree, language: Locale): string => text[language] || text.en || text.es || text.pt;

/** What was asked and answered, by section; questions that the patient did not see are left out. */
export function answerSections(
  { sections, answers, faults }: Pick<JourneyAnswers, 'sections' | 'answers' | 'faults'>,
  language: Locale,
): AnswerSection[] {
  const seen = new Set(visibleQuestions({ sections }, answers).map(({ id }) => id));
  const rowOf = ({ id, type, text, unit, options }: IntakeQuestion): AnswerRow => {
    const value = answers[id];
    const isBlank = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    const chosen = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
    return {
      id,
      question: inLanguage(text, language),
      type,
      value: isBlank ? null : value,
      options: options
        .filter((option) => chosen.includes(option.id))
        .map((option) => inLanguage(option.text, language)),
      unit,
      fault: faults.find(({ question }) => question === id)?.code ?? null,
    };
  };
  return sections
    .map(({ id, title, questions }) => ({
      id,
      title: inLanguage(title, language),
      rows: questions.filter((question) => seen.has(question.id)).map(rowOf),
    }))
    .filter(({ rows }) => rows.length > 0);
}
