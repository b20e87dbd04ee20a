import { type Application, submitApplication, withdrawApplication } from '@travesia/contracts/applications';
import type { Problem } from '@travesia/contracts/kit';
import { type RefObject, useRef, useState } from 'react';
import type { Draft } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { Choices } from '../choices.ts';
import { applyTexts } from '../texts.ts';
import { placeOf } from '../use-section.ts';
import { Answers } from './answers.tsx';
import { ReviewTime } from './review-time.tsx';
import { useLabel } from './use-label.ts';
import { Withdraw } from './withdraw.tsx';

interface ReviewStepProps extends Pick<Draft, 'draft'> {
  application: Application;
  choices: Choices;
  onMoved: (application: Application) => void;
}

/** Summary of all answers, links to what is missing, and the submit button. */
export function ReviewStep({ application, draft, choices, onMoved }: ReviewStepProps) {
  const t = useTexts(applyTexts);
  const locale = useLocale();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const todo = useRef<HTMLHeadingElement>(null);
  const missing = application.checklist.flatMap(({ section, missing: found }) =>
    found.map((thing) => ({ ...thing, section })),
  );
  const submit = async () => {
    setProblem(null);
    if (missing.length > 0) return todo.current?.focus();
    setBusy(true);
    try {
      const version = await draft.saveAll();
      if (version === null) return;
      const params = { id: application.id };
      onMoved(await sessionCall(submitApplication, { params, body: { version } }));
      history.replaceState(history.state, '', location.pathname + location.search);
    } catch (error) {
      setProblem(problemOf(error) ?? null);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack-wide">
      {missing.length > 0 ? (
        <Missing missing={missing} heading={todo} />
      ) : (
        <Notice tone="success" title={t('review.ready')}>
          <ReviewTime review={application.review} />
        </Notice>
      )}
      <Answers application={application} choices={choices} edit />
      {problem ? (
        <Notice tone="danger" role="alert">
          {problemText(locale, problem)}
        </Notice>
      ) : null}
      <p className="muted measure">{t('review.confirm')}</p>
      <div className="row">
        <Button
          type="button"
          variant="primary"
          size="large"
          busy={busy}
          aria-disabled={missing.length > 0}
          onClick={() => void submit()}
        >
          {t('review.submit')}
        </Button>
      </div>
      <Withdraw
        withdraw={async () => {
          const version = (await draft.saveAll()) ?? application.version;
          const params = { id: application.id };
          onMoved(await sessionCall(withdrawApplication, { params, body: { version } }));
        }}
      />
    </div>
  );
}

type ChecklistEntry = Application['checklist'][number];
type MissingThing = ChecklistEntry['missing'][number] & Pick<ChecklistEntry, 'section'>;

function Missing({
  missing,
  heading,
}: {
  missing: readonly MissingThing[];
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const t = useTexts(applyTexts);
  const label = useLabel();
  return (
    <section className="notice notice-warning apply-todo" aria-labelledby="todo">
      <Icon name="list-checks" />
      <div>
        <h2 id="todo" ref={heading} tabIndex={-1}>
          {t('review.missing', { count: missing.length })}
        </h2>
        <ul>
          {missing.map(({ section, field, code }) => (
            <li key={`${section}.${field}.${code}`}>
              <a href={placeOf(section, field)}>
                {t(`section.${section}`)}: {label(`${section}.${field}`)}
              </a>{' '}
              <span className="small">{t(`missing.${code}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
