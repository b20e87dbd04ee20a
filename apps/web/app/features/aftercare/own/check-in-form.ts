import type { CheckInAnswers, CheckInFormQuestion } from '@travesia/contracts/aftercare';
import type { JourneyFile } from '@travesia/contracts/journeys';

/** What is typed, by question; choices of several are joined. `files` are uploaded ones, as JSON. */
export type Typed = Record<string, string>;

const SEPARATOR = ',';

export const emptyForm = (questions: readonly CheckInFormQuestion[]): Typed =>
  Object.fromEntries([...questions.map(({ id }) => [id, ''] as const), ['files', ''] as const]);

export const keysIn = (text: string): string[] => (text ? text.split(SEPARATOR) : []);

/** Ticks or unticks a choice. The first option of a list means that there is nothing, so it goes with no other. */
export function toggled({ options }: CheckInFormQuestion, text: string, key: string, isChosen: boolean): string {
  const nothing = options[0]?.id;
  const others = keysIn(text).filter((one) => one !== key && (key !== nothing || !isChosen) && one !== nothing);
  const kept = key === nothing && isChosen ? [] : others;
  return (isChosen ? [...kept, key] : kept).join(SEPARATOR);
}

/** Answers as the call takes them; what is empty is left out. */
export const answersOf = (questions: readonly CheckInFormQuestion[], typed: Typed): CheckInAnswers =>
  Object.fromEntries(
    questions.flatMap(({ id, type }): [string, CheckInAnswers[string]][] => {
      const text = (typed[id] ?? '').trim();
      if (!text) return [];
      if (type === 'scale') return [[id, Number(text)]];
      return [[id, type === 'many_of' ? keysIn(text) : text]];
    }),
  );

/** Keys of required questions without an answer. */
export const missingIn = (questions: readonly CheckInFormQuestion[], typed: Typed): string[] =>
  questions.filter(({ id, required }) => required && !(typed[id] ?? '').trim()).map(({ id }) => id);

export const filesIn = (text: string): JourneyFile[] => (text ? (JSON.parse(text) as JourneyFile[]) : []);
export const writeFiles = (files: readonly JourneyFile[]): string => (files.length ? JSON.stringify(files) : '');
