interface Question {
  q: string;
  a: string;
}

const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The questions that hold every word of what was typed, in question or answer; accents and capitals do not matter. */
export function findQuestions<Q extends Question>(questions: readonly Q[], typed: string): Q[] {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  return questions.filter(({ q, a }) => words.every((word) => bare(`${q} ${a}`).includes(word)));
}

const MOST_LETTERS = 100;

/** What was typed into the search of questions, from the address. */
export const typedQuestion = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, MOST_LETTERS);
