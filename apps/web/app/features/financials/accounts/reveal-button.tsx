import { ACCOUNT_SCHEMES, type AccountField, type WholeAccount } from '@travesia/contracts/financials';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { accountTexts } from './texts.ts';

/** Digits in groups of four, to compare and type them. */
const grouped = (text: string): string => (/^[A-Z\d]{9,}$/.test(text) ? text.replace(/(.{4})(?=.)/g, '$1 ') : text);

interface RevealButtonProps {
  label: string;
  ask: () => Promise<WholeAccount>;
  /** Another button in the same row. */
  beside?: ReactNode;
}

/** Shows the whole number after the user confirmed their identity, until it is hidden or the page is left. */
export function RevealButton({ label, ask, beside }: RevealButtonProps) {
  const t = useTexts(accountTexts);
  const { busy, problem, run } = useAct();
  const [whole, setWhole] = useState<WholeAccount | null>(null);
  const reveal = () => run(async () => setWhole(await ask()));
  return (
    <div className="stack">
      <div className="row">
        {beside}
        <Button
          type="button"
          size="small"
          icon={whole ? 'lock' : 'eye'}
          aria-label={whole ? undefined : label}
          busy={busy}
          onClick={() => (whole ? setWhole(null) : void reveal())}
        >
          {t(whole ? 'hide' : 'reveal')}
        </Button>
      </div>
      <div role="status">
        {whole ? (
          <Facts
            items={ACCOUNT_SCHEMES[whole.scheme].fields.map((field) => ({
              name: field === 'number' ? t(`number.${whole.scheme}`) : t(`field.${field}`),
              value: <Shown field={field} whole={whole} />,
            }))}
          />
        ) : null}
      </div>
      <ActProblem problem={problem} />
    </div>
  );
}

function Shown({ field, whole }: { field: AccountField; whole: WholeAccount }) {
  const t = useTexts(accountTexts);
  if (field === 'account_type') return whole.account_type ? t(`type.${whole.account_type}`) : null;
  return <span className="num money-number">{grouped(whole[field] ?? '')}</span>;
}
