import type { Case } from '@travesia/contracts/journeys';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { choiceQuery } from '../../choice.ts';
import { reviewTexts } from '../texts.ts';
import type { WholeChoice } from '../load-review.ts';

interface HealthProps {
  choice: WholeChoice;
  answers: Case | null;
}

/** Where the questions about health are answered, without language prefix; the chosen time comes along. */
const questionsPath = ({ choice, answers }: HealthProps): string =>
  `/cases/${answers?.id ?? 'new'}?${choiceQuery(choice)}`;

/** What is asked before a package can be booked, and why; the chosen time is kept. */
export function HealthFirst(props: HealthProps) {
  const t = useTexts(reviewTexts);
  const path = useLocalPath();
  const { answers } = props;
  const isLookedAt = answers?.needs_clinician === true && answers.completeness.faults.length === 0;
  return (
    <Notice tone="info" icon="stethoscope" title={t(isLookedAt ? 'health.clinician' : 'health.title')}>
      <p>{t(isLookedAt ? 'health.clinicianText' : 'health.text')}</p>
      <p className="notice-actions">
        <LinkButton variant="primary" href={path(questionsPath(props))}>
          {t(isLookedAt ? 'health.ask' : answers ? 'health.continue' : 'health.start')}
        </LinkButton>
      </p>
    </Notice>
  );
}

/** That the questions are answered, and the way back to them. */
export function HealthDone(props: HealthProps) {
  const t = useTexts(reviewTexts);
  const path = useLocalPath();
  return (
    <p className="row between">
      <span>{t('health.done')}</span>
      <a href={path(questionsPath(props))}>{t('health.check')}</a>
    </p>
  );
}
