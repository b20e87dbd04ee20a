import { type Case, questionsOf, saveAnswers } from '@travesia/contracts/journeys';
import { type Draft, useDraftForm } from '../../../lib/forms/draft/use-draft-form.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { answerOf, answersOf, formOf } from './answers-form.ts';

/** The answers of a case as a form that saves each by itself. */
export function useCaseForm(owner: string, shown: Case, change: (change: (known: Case) => Case) => void): Draft {
  const { id, sections, answers, revision } = shown;
  const questions = questionsOf({ sections });
  return useDraftForm({
    part: `case.${id}`,
    owner,
    saved: { version: revision, form: formOf(questions, answers) },
    save: async (form, _version, changed) => {
      const asked = questions.filter((question) => changed.includes(question.id));
      const body = {
        answers: Object.fromEntries(
          asked.map((question) => [question.id, answerOf(question, form[question.id] ?? '') ?? null]),
        ),
      };
      const saved = await sessionCall(saveAnswers, { params: { id }, body });
      const { completeness, needs_clinician: needsClinician } = saved;
      change((known) => ({
        ...known,
        answers: answersOf(questions, form),
        completeness,
        percent: completeness.percent,
        needs_clinician: needsClinician,
        revision: saved.revision,
      }));
      return { version: saved.revision, form };
    },
  });
}
