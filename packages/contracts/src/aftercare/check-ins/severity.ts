import {
  type CheckInAnswers,
  type CheckInQuestion,
  type CheckInRule,
  type CheckInSet,
  SCALE,
} from './check-in-form.schema.ts';
import type { Severity } from './check-in.machine.ts';

type Answer = CheckInAnswers[string];

/** What answers ask for, and the rules that say so, in their order. It is no diagnosis. */
export function severityOf(
  { rules }: Pick<CheckInSet, 'rules'>,
  answers: CheckInAnswers,
): { severity: Severity; rules: CheckInRule[] } {
  const hit = rules.filter(({ question, when }) => holds(when, answers[question]));
  const severity = hit.some((rule) => rule.severity === 'urgent') ? 'urgent' : hit.length ? 'attention' : 'fine';
  return { severity, rules: hit };
}

function holds(when: CheckInRule['when'], answer: Answer | undefined): boolean {
  if (answer === undefined) return false;
  if ('at_least' in when) return typeof answer === 'number' && answer >= when.at_least;
  if (typeof answer === 'number') return false;
  return typeof answer === 'string' ? when.is.includes(answer) : answer.some((one) => when.is.includes(one));
}

export interface CheckInFault {
  question: string;
  code: 'required' | 'invalid';
}

/** What is wrong with answers; empty if nothing is. Answers to what wasn’t asked are wrong. */
export function checkInFaults(questions: readonly CheckInQuestion[], answers: CheckInAnswers): CheckInFault[] {
  const asked = questions.flatMap((question): CheckInFault[] => {
    const answer = answers[question.id];
    if (isEmpty(answer)) return question.required ? [{ question: question.id, code: 'required' }] : [];
    return fits(question, answer) ? [] : [{ question: question.id, code: 'invalid' }];
  });
  const known = questions.map(({ id }) => id);
  const stray = Object.keys(answers).filter((id) => !known.includes(id));
  return [...asked, ...stray.map((question): CheckInFault => ({ question, code: 'invalid' }))];
}

const isEmpty = (answer: Answer | undefined): answer is undefined =>
  answer === undefined || (typeof answer !== 'number' && answer.length === 0);

function fits({ type, options }: CheckInQuestion, answer: Answer): boolean {
  const isOption = (key: unknown) => options.some(({ id }) => id === key);
  switch (type) {
    case 'scale':
      return Number.isInteger(answer) && Number(answer) >= SCALE.min && Number(answer) <= SCALE.max;
    case 'yes_no':
      return answer === 'yes' || answer === 'no';
    case 'one_of':
      return isOption(answer);
    case 'many_of':
      return Array.isArray(answer) && answer.every(isOption);
    case 'long_text':
      return typeof answer === 'string';
  }
}
