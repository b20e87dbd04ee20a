import { changeJourney } from '@travesia/contracts/journeys';
import { lazy, Suspense, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { AftercareNext } from '../../../aftercare/index.ts';
import type { ActsOn } from '../act-props.ts';
import { journeysTexts } from '../../texts.ts';
import { isOpen } from '../../ui/journey-status.tsx';
import { STAGE_MOVES, StageDialog, type StageMove } from '../../ui/stage-dialog.tsx';
import { journeyDeskTexts } from '../texts.ts';
import { workLead } from '../work-lead.ts';
import { AnswerClock } from '../waiting/answer-clock.tsx';

// Few visits of a journey end it or sign.
const EndDialog = lazy(() => import('../ui/end-dialog.tsx').then((file) => ({ default: file.EndDialog })));
const SignDialog = lazy(() => import('../ui/sign-dialog.tsx').then((file) => ({ default: file.SignDialog })));

/** What is done here; quotes have a section of their own. */
const ORDER = ['review', 'sign', ...STAGE_MOVES, 'decline', 'cancel'] as const;
type Act = (typeof ORDER)[number];

const isStageMove = (act: Act | null): act is StageMove => STAGE_MOVES.some((move) => move === act);

interface WorkSectionProps extends ActsOn {
  credentials: string | undefined;
}

/** What waits for the clinic, until when, and what can be done now. */
export function WorkSection({ credentials, ...on }: WorkSectionProps) {
  const t = useTexts(journeyDeskTexts);
  const words = useTexts(journeysTexts);
  const { busy, problem, run } = useAct();
  const [asking, setAsking] = useState<Act | null>(null);
  const { journey, show, reload } = on;
  const { id, status, version, actions, review, answer_due_at: due, second_trip: second, quotes } = journey;
  const format = useFormat();
  const possible = ORDER.filter((act) => actions.includes(act));
  const begin = async () => {
    const changed = await run(() =>
      sessionCall(changeJourney, { params: { id }, body: { action: 'review', version } }),
    );
    if (!changed) return void reload();
    show(changed);
    showToast(t('done.review'));
  };
  const mustSign = review === 'needed' || review === 'outdated';
  const next = possible.find(isStageMove) ?? null;
  const first = possible.includes('review') ? 'review' : mustSign ? 'sign' : next;
  const offered = possible.toSorted((a, b) => Number(b === first) - Number(a === first));
  const returnsFrom = status === 'aftercare' && second && !second.booking ? second.from : null;
  const isAsked = isOpen(status) && quotes.some(({ open_questions: open }) => open > 0);
  const lead = () => {
    if (due) return t('work.answer');
    if (isAsked) return t('work.question');
    if (returnsFrom) return t('work.return', { date: format.date(returnsFrom) });
    if (status === 'aftercare' && !offered.length) return <AftercareNext journeyId={id} />;
    return t(workLead(journey, offered.length > 0, next !== null));
  };
  const onClose = () => setAsking(null);
  return (
    <section aria-labelledby="journey-work" className="stack">
      <div className="row journeys-head">
        <h2 id="journey-work">{t('work.title')}</h2>
        {due ? <AnswerClock dueAt={due} /> : null}
      </div>
      <p>{lead()}</p>
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
              {isStageMove(act) ? words(`move.${act}`) : t(`act.${act}`)}
            </Button>
          ))}
        </div>
      ) : null}
      <ActProblem problem={problem} />
      {mustSign && offered.length && !actions.includes('sign') ? <p className="small muted">{t('work.who')}</p> : null}
      <Suspense>
        {asking === 'decline' || asking === 'cancel' ? <EndDialog act={asking} {...on} onClose={onClose} /> : null}
        {isStageMove(asking) ? <StageDialog move={asking} {...on} onClose={onClose} /> : null}
        {asking === 'sign' ? <SignDialog {...on} credentials={credentials} onClose={onClose} /> : null}
      </Suspense>
    </section>
  );
}
