import type { Case } from '@travesia/contracts/journeys';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { newCasePath } from '../../../leads/index.ts';
import { AnswerList } from '../../ui/answer-list.tsx';
import { casesTexts } from '../texts.ts';

/** A case that is over: what was answered, and the way to begin again. */
export function ClosedCase({ shown: { sections, answers, treatment } }: { shown: Case }) {
  const t = useTexts(casesTexts);
  const path = useLocalPath();
  return (
    <div className="stack-wide">
      <Notice tone="info" title={t('closed.title')}>
        <p>{t('closed.text')}</p>
        <p className="notice-actions">
          <LinkButton size="small" href={path(newCasePath({ treatment: treatment.slug }))}>
            {t('closed.again')}
          </LinkButton>
        </p>
      </Notice>
      <AnswerList sections={sections} answers={answers} />
    </div>
  );
}
