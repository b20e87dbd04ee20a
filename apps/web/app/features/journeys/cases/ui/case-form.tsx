import {
  type Answers,
  type Case,
  checkAnswers,
  completenessOf,
  questionsOf,
  visibleQuestions,
} from '@travesia/contracts/journeys';
import { useEffect, useRef, useState } from 'react';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { WholeChoice } from '../../../bookings/index.ts';
import { textIn } from '../../templates/step-list.ts';
import { answersOf, formOf, withoutFiles } from '../answers-form.ts';
import { casesTexts } from '../texts.ts';
import { useCaseForm } from '../use-case-form.ts';
import type { AskTyped } from './ask-form.tsx';
import { AskSection } from './ask-section.tsx';
import { CompletenessPanel, focusQuestion } from './completeness-panel.tsx';
import { QuestionField } from './question-field.tsx';
import { ReserveSection } from './reserve-section.tsx';

interface CaseFormProps {
  owner: string;
  shown: Case;
  /** The time for its package that was chosen before; null without one. */
  chosen: WholeChoice | null;
  change: (change: (known: Case) => Case) => void;
  reload: () => Promise<void>;
  reloadConsents: () => Promise<void>;
  /** Whether clinics were to be asked: then missing answers are marked. */
  isMarked: boolean;
  onMark: () => void;
  /** Whether a clinic’s own questions were added, which the form then says. */
  isAdded: boolean;
  typed: AskTyped;
  onType: (typed: AskTyped) => void;
  onIncomplete: () => void;
}

/** The questions in sections, what is missing beside them, and the clinics to ask below. */
export function CaseForm(props: CaseFormProps) {
  const { owner, shown, chosen, change, reload, reloadConsents, isMarked, onMark, isAdded } = props;
  const { typed, onType, onIncomplete } = props;
  const t = useTexts(casesTexts);
  const language = useLocale();
  const { draft, state } = useCaseForm(owner, shown, change);
  const sections = withoutFiles(shown.sections);
  const questions = questionsOf({ sections });
  const answers = answersOf(questions, useTyped({ draft }));
  const visible = new Set(visibleQuestions({ sections }, answers).map(({ id }) => id));
  const { issues, completeness } = useChecked({ sections }, answers);
  const labelOf = (id: string) => {
    const question = questions.find((one) => one.id === id);
    return question ? textIn(question.text, language) : id;
  };
  useFollowed(draft, shown);
  useMarkedFocus(isMarked, issues[0]?.question);
  // A flagged answer is looked at by the clinic first: nothing can be reserved yet.
  const reserving = shown.needs_clinician ? null : chosen;
  const mark = (first: string | undefined) => {
    onMark();
    if (isMarked && first) focusQuestion(first);
  };
  const code = state.problem?.code;
  useEffect(() => {
    // Withdrawn elsewhere: the answers stay in this tab until it is given again.
    if (code === 'profile.health_consent_missing') void reloadConsents();
    if (code === 'journeys.case_closed') void reload();
  }, [code, reload, reloadConsents]);
  return (
    <div className="case-columns">
      <div className="stack-wide">
        {isAdded && issues.length > 0 ? (
          <Notice tone="warning" role="alert" title={t('added.title')}>
            <p>{t('added.text')}</p>
          </Notice>
        ) : null}
        <SavedForm draft={draft} state={state} labelOf={labelOf}>
          <Questions
            sections={sections}
            visible={visible}
            issues={issues}
            isMarked={isMarked}
            draft={draft}
            state={state}
          />
        </SavedForm>
        {shown.needs_clinician ? (
          <Notice tone="info" icon="stethoscope" role="status" title={t('clinician.title')}>
            <p>{t('clinician.text')}</p>
          </Notice>
        ) : null}
        {reserving ? (
          <ReserveSection
            choice={reserving}
            caseId={shown.id}
            draft={draft}
            missing={issues.length}
            onMark={() => mark(issues[0]?.question)}
          />
        ) : (
          <AskSection
            shown={shown}
            draft={draft}
            missing={issues.length}
            typed={typed}
            onType={onType}
            onIncomplete={onIncomplete}
            reload={reload}
            reloadConsents={reloadConsents}
            onMark={() => mark(issues[0]?.question)}
          />
        )}
      </div>
      <CompletenessPanel completeness={completeness} questions={questions} state={state} />
    </div>
  );
}

interface QuestionsProps extends Pick<ReturnType<typeof useCaseForm>, 'draft' | 'state'> {
  sections: Case['sections'];
  /** Questions that the answers so far ask for. */
  visible: ReadonlySet<string>;
  issues: ReturnType<typeof checkAnswers>;
  isMarked: boolean;
}

function Questions({ sections, visible, issues, isMarked, draft, state }: QuestionsProps) {
  const language = useLocale();
  return sections.map(({ id, title, questions }) => {
    const asked = questions.filter((question) => visible.has(question.id));
    if (asked.length === 0) return null;
    return (
      <section key={id} className="case-section" aria-labelledby={`section-${id}`}>
        <h2 id={`section-${id}`}>{textIn(title, language)}</h2>
        {asked.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            issue={issues.find((issue) => issue.question === question.id)}
            marksMissing={isMarked}
            draft={draft}
            state={state}
          />
        ))}
      </section>
    );
  });
}

/** Takes over answers that another device saved. */
function useFollowed(draft: ReturnType<typeof useCaseForm>['draft'], { sections, answers, revision }: Case): void {
  useEffect(
    () => draft.follow({ version: revision, form: formOf(questionsOf({ sections }), answers) }),
    [draft, sections, answers, revision],
  );
}

/** The first question to answer gets the focus once missing answers are marked, also those that a clinic added. */
function useMarkedFocus(isMarked: boolean, first: string | undefined): void {
  const latest = useRef(first);
  useEffect(() => {
    latest.current = first;
  }, [first]);
  useEffect(() => {
    if (isMarked && latest.current) focusQuestion(latest.current);
  }, [isMarked]);
}

/** What is missing and wrong today, as the server will find it. */
function useChecked(questionnaire: Pick<Case, 'sections'>, answers: Answers) {
  const [today] = useState(() => calendar.dateAt(new Date(), 'UTC'));
  return {
    issues: checkAnswers(questionnaire, answers, today),
    completeness: completenessOf(questionnaire, answers, today),
  };
}
