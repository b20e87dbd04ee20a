import { changeJourney } from '@travesia/contracts/journeys';
import { lazy, Suspense, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { ActsOn } from '../act-props.ts';
import { journeyDeskTexts } from '../texts.ts';
import { AnswerClock } from '../waiting/answer-clock.tsx';

// Few visits of a journey end it or sign.
const EndDialog = lazy(() => import('../ui/end-dialog.tsx').then((file) => ({ default: file.EndDialog })));
const SignDialog = lazy(() => import('../ui/sign-dialog.tsx').then((file) => ({ default: file.SignDialog })));

/** What is done here; quotes have a section of their own. */
const ORDER = ['review', 'sign', 'decline', 'cancel'] as const;

interface WorkSectionProps extends ActsOn {
  credentials: string | undefined;
}

/** What waits for the clinic, until when, and what can be done now. */
export function WorkSection({ credentials, ...on }: WorkSectionProps) {
  const t = useTexts(journeyDeskTexts);
  const { busy, problem, run } = useAct();
  const [asking, setAsking] = useState<(typeof ORDER)[number] | null>(null);
  const { journey, show, reload } = on;
  const { id, version, actions, review, answer_due_at: due } = journey;
  const offered = ORDER.filter((act) => actions.includes(act));
  const begin = async () => {
    const changed = await run(() =>
      sessionCall(changeJourney, { params: { id }, body: { action: 'review', version } }),
    );
    if (!changed) return void reload();
    show(changed);
    showToast(t('done.review'));
  };
  const mustSign = review === 'needed' || review === 'outdated';
  const stand = mustSign || review === 'signed' ? review : 'open';
  const first = offered.includes('review') ? 'review' : mustSign ? 'sign' : null;
  const onClose = () => setAsking(null);
  return (
    <section aria-labelledby="journey-work" className="stack">
      <div className="row journeys-head">
        <h2 id="journey-work">{t('work.title')}</h2>
        {due ? <AnswerClock dueAt={due} /> : null}
      </div>
      <p>{due ? t('work.answer') : t(offered.length ? `work.${stand}` : 'work.nothing')}</p>
      {offered.length ? (
        <div className="row">
          {offered.map((act) => (
            <Button
              key={act}
              type="button"
              variant={act === first ? 'primary' : 'secondary'}
              busy={act === 'review' && busy}
              onClick={() => (act === 'review' ? void begin() : setAsking(act))}
            >
              {t(`act.${act}`)}
            </Button>
          ))}
        </div>
      ) : null}
      <ActProblem problem={problem} />
      {mustSign && offered.length && !actions.includes('sign') ? <p className="small muted">{t('work.who')}</p> : null}
      <Suspense>
        {asking === 'decline' || asking === 'cancel' ? <EndDialog act={asking} {...on} onClose={onClose} /> : null}
        {asking === 'sign' ? <SignDialog {...on} credentials={credentials} onClose={onClose} /> : null}
      </Suspense>
    </section>
  );
}
