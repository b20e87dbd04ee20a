import { type IntakeQuestion, type IntakeSection, questionsOf } from '@travesia/contracts/journeys';

const coreOf = (sections: readonly IntakeSection[]) => questionsOf({ sections }).filter(({ core }) => core);

const keysOf = ({ options }: IntakeQuestion) => options.map(({ id }) => id).join();
const conditionOf = ({ show_if: condition }: IntakeQuestion) =>
  condition ? `${condition.question}=${condition.is.toSorted().join()}` : '';

/** Whether a question still asks the same: its answers mean what they did. Wording and order don't matter. */
const asksSame = (one: IntakeQuestion, other: IntakeQuestion): boolean =>
  one.type === other.type &&
  one.required === other.required &&
  one.unit === other.unit &&
  keysOf(one) === keysOf(other) &&
  conditionOf(one) === conditionOf(other);

/** Keys of the safety questions that a form omits or changes. */
export function missingCore(defaults: readonly IntakeSection[], sections: readonly IntakeSection[]): string[] {
  const own = new Map(questionsOf({ sections }).map((question) => [question.id, question]));
  return coreOf(defaults).flatMap((question) => {
    const kept = own.get(question.id);
    return kept && asksSame(question, kept) ? [] : [question.id];
  });
}

/** A clinic's form with the right marks: which questions are for safety is the catalog's decision. */
export function markCore(defaults: readonly IntakeSection[], sections: readonly IntakeSection[]): IntakeSection[] {
  const core = new Set(coreOf(defaults).map(({ id }) => id));
  return sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, core: core.has(question.id) })),
  }));
}

/** A stored form with the safety questions that were added to the catalog after it, at its end. */
export function withNewCore(defaults: readonly IntakeSection[], sections: readonly IntakeSection[]): IntakeSection[] {
  const own = new Set(questionsOf({ sections }).map(({ id }) => id));
  const lacking = defaults
    .map((section) => ({ ...section, questions: section.questions.filter(({ core, id }) => core && !own.has(id)) }))
    .filter(({ questions }) => questions.length);
  const taken = new Set(sections.map(({ id }) => id));
  return markCore(defaults, [
    ...sections.map((section) => {
      const more = lacking.find(({ id }) => id === section.id);
      return more ? { ...section, questions: [...section.questions, ...more.questions] } : section;
    }),
    ...lacking.filter(({ id }) => !taken.has(id)),
  ]);
}

/** The shortest form: only safety questions. */
export const coreOnly = (sections: readonly IntakeSection[]): IntakeSection[] =>
  sections
    .map((section) => ({ ...section, questions: section.questions.filter(({ core }) => core) }))
    .filter(({ questions }) => questions.length);
