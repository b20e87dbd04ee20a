import {
  type IntakeQuestion,
  type IntakeSection,
  QUESTION_TYPES,
  questionsOf,
  type QuestionType,
} from '@travesia/contracts/journeys';
import { LOCALES, type Locale } from '@travesia/contracts/kit';
import { missingIn } from '../templates/step-list.ts';

type Sections = readonly IntakeSection[];

const withQuestions = (section: IntakeSection, questions: IntakeQuestion[]): IntakeSection => ({
  ...section,
  questions,
});

/** Section and place of a question; null if it isn't in the form. */
function placeOf(sections: Sections, id: string): { section: number; at: number } | null {
  const section = sections.findIndex(({ questions }) => questions.some((one) => one.id === id));
  const at = sections[section]?.questions.findIndex((one) => one.id === id) ?? -1;
  return at < 0 ? null : { section, at };
}

/** Moves a question up (-1) or down (1), at the edge of its section into the next one. */
export function moveQuestion(sections: Sections, id: string, by: -1 | 1): IntakeSection[] {
  const place = placeOf(sections, id);
  const own = place && sections[place.section];
  const question = own?.questions[place?.at ?? 0];
  if (!place || !own || !question) return [...sections];
  const other = own.questions[place.at + by];
  if (other)
    return sections.with(
      place.section,
      withQuestions(own, own.questions.with(place.at, other).with(place.at + by, question)),
    );
  const next = sections[place.section + by];
  if (!next) return [...sections];
  const joined = by < 0 ? [...next.questions, question] : [question, ...next.questions];
  return sections
    .with(place.section, withQuestions(own, own.questions.toSpliced(place.at, 1)))
    .with(place.section + by, withQuestions(next, joined));
}

/** Drops a question at the place of another. */
export function dropQuestion(sections: Sections, id: string, onto: string): IntakeSection[] {
  const question = questionsOf({ sections }).find((one) => one.id === id);
  const target = placeOf(sections, onto);
  const from = placeOf(sections, id);
  if (!question || !target || !from || id === onto) return [...sections];
  const isBelow = from.section === target.section && from.at < target.at;
  const rest = removeQuestion(sections, id);
  const place = placeOf(rest, onto);
  return place ? insertQuestion(rest, question, place.section, place.at + (isBelow ? 1 : 0)) : [...sections];
}

export const removeQuestion = (sections: Sections, id: string): IntakeSection[] =>
  sections.map((section) =>
    withQuestions(
      section,
      section.questions.filter((one) => one.id !== id),
    ),
  );

export const insertQuestion = (
  sections: Sections,
  question: IntakeQuestion,
  section: number,
  at: number,
): IntakeSection[] => {
  const own = sections[section];
  return own ? sections.with(section, withQuestions(own, own.questions.toSpliced(at, 0, question))) : [...sections];
};

export const putQuestion = (sections: Sections, changed: IntakeQuestion): IntakeSection[] =>
  sections.map((section) =>
    withQuestions(
      section,
      section.questions.map((one) => (one.id === changed.id ? changed : one)),
    ),
  );

/** Where a removed question was, to put it back there. */
export const findPlace = placeOf;

const NO_TEXT = { en: '', es: '', pt: '' };

/** A key that nothing in the list has. */
export function freeKey(taken: readonly { id: string }[], stem: string): string {
  for (let number = taken.length + 1; ; number++)
    if (!taken.some(({ id }) => id === `${stem}-${number}`)) return `${stem}-${number}`;
}

export const newSection = (sections: Sections, language: Locale, title: string): IntakeSection => ({
  id: freeKey(sections, 'section'),
  title: { ...NO_TEXT, [language]: title },
  questions: [],
});

/** Removes a section. Its questions go to the one before, or from the first to the next: order and safety questions stay. */
export function removeSection(sections: Sections, id: string): IntakeSection[] {
  const at = sections.findIndex((section) => section.id === id);
  const gone = sections[at];
  const heir = sections[at === 0 ? 1 : at - 1];
  if (!gone || !heir) return [...sections];
  const questions = at === 0 ? [...gone.questions, ...heir.questions] : [...heir.questions, ...gone.questions];
  return sections.filter((one) => one !== gone).map((one) => (one === heir ? withQuestions(heir, questions) : one));
}

/** Puts a removed section back where it was, with those of its questions that are still in the form. */
export function restoreSection(sections: Sections, gone: IntakeSection, at: number): IntakeSection[] {
  const own = new Set(gone.questions.map(({ id }) => id));
  const back = questionsOf({ sections }).filter(({ id }) => own.has(id));
  const rest = sections.map((section) =>
    withQuestions(
      section,
      section.questions.filter(({ id }) => !own.has(id)),
    ),
  );
  return rest.toSpliced(at, 0, withQuestions(gone, back));
}

export const newQuestion = (sections: Sections, language: Locale, text: string): IntakeQuestion => ({
  id: freeKey(questionsOf({ sections }), 'question'),
  type: 'yes_no',
  text: { ...NO_TEXT, [language]: text },
  why: NO_TEXT,
  required: false,
  core: false,
  options: [],
  unit: null,
  min: null,
  max: null,
  file: null,
  show_if: null,
});

/** A question with another type of answer: what belongs to other types goes. New options are named in a language. */
export function withType(
  question: IntakeQuestion,
  wanted: string,
  language: Locale,
  optionName: (number: number) => string,
): IntakeQuestion {
  const type = QUESTION_TYPES.find((one): one is QuestionType => one === wanted) ?? question.type;
  const hasOptions = type === 'one_of' || type === 'many_of';
  const isNumber = type === 'number';
  const options = question.options.length
    ? question.options
    : [1, 2].map((number) => ({ id: `option-${number}`, text: { ...NO_TEXT, [language]: optionName(number) } }));
  return {
    ...question,
    type,
    options: hasOptions ? options : [],
    unit: isNumber ? question.unit : null,
    min: isNumber ? question.min : null,
    max: isNumber ? question.max : null,
    file: type === 'file' ? (question.file ?? 'medical_history') : null,
  };
}

/** How many texts of a form are missing in each language that lacks any. */
export function missingTexts(sections: Sections): { language: Locale; count: number }[] {
  const texts = sections.flatMap(({ questions, title }) => [
    title,
    ...questions.flatMap(({ options, text, why }) => [text, why, ...options.map((option) => option.text)]),
  ]);
  return LOCALES.map((language) => ({
    language,
    count: texts.filter((text) => missingIn(text).includes(language)).length,
  })).filter(({ count }) => count > 0);
}
