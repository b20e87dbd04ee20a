interface Question {
  q: string;
  a: string;
}

const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the questions that contain every typed word, in question or answer, ignoring accents and case. */
export function findQuestions<Q extends Question>(questions: readonly Q[], typed: string): Q[] {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  return questions.filter(({ q, a }) => words.every((word) => bare(`${q} ${a}`).includes(word)));
}

const MOST_LETTERS = 100;

/** The typed search, from the URL. */
export const typedQuestion = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, MOST_LETTERS);
