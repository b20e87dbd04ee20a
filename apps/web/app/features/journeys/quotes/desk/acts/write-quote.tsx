import { createQuote, type Journey } from '@travesia/contracts/journeys';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../../lib/calls/use-act.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { quoteDeskTexts } from '../texts.ts';

interface WriteQuoteProps {
  journey: Pick<Journey, 'id' | 'actions' | 'quotes'>;
  /** Path of the journey's quotes, without language prefix. */
  at: string;
  /** Beside an earlier version. */
  isAgain?: boolean;
  /** Whether it is what the journey waits for. */
  isMain?: boolean;
}

/** Begins a quote, its next version or a change order, or goes on with the draft; nothing where none may be written. */
export function WriteQuote({ journey: { id, actions, quotes }, at, isAgain = false, isMain = false }: WriteQuoteProps) {
  const t = useTexts(quoteDeskTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const { busy, problem, run } = useAct();
  const kind = actions.includes('change_quote') ? 'change_order' : actions.includes('quote') ? 'quote' : null;
  if (kind === null) return null;
  const hasDraft = quotes.some(({ status }) => status === 'draft');
  const write = () =>
    run(async () => {
      const quote = await sessionCall(createQuote, { params: { id }, body: { kind } });
      await navigate(path(`${at}/${quote.id}`));
    });
  const isNext = isAgain || quotes.some((one) => one.kind === kind && one.status !== 'draft');
  return (
    <div className="stack-tight">
      <div className="row">
        <Button
          type="button"
          variant={isMain ? 'primary' : 'secondary'}
          icon="pencil"
          busy={busy}
          onClick={() => void write()}
        >
          {t(
            hasDraft
              ? 'write.continue'
              : kind === 'change_order'
                ? 'write.change'
                : isNext
                  ? 'write.next'
                  : 'write.first',
          )}
        </Button>
      </div>
      <ActProblem problem={problem} />
    </div>
  );
}
