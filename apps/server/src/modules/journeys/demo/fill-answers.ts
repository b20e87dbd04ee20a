import { type Answers, completenessOf, type IntakeSection, questionsOf } from '@travesia/contracts/journeys';

/** The given answers to questions of a form, in its order, until so many percent of it are answered. */
export function fillAnswers(sections: readonly IntakeSection[], given: Answers, share: number): Answers {
  const answers: Answers = {};
  for (const { id } of questionsOf({ sections: [...sections] })) {
    const answer = given[id];
    if (answer === undefined) continue;
    if (completenessOf({ sections: [...sections] }, answers).percent >= share) break;
    answers[id] = answer;
  }
  return answers;
}
