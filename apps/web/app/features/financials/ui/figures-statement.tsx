import '../financials.css';
import type { Figure, Figures } from '@travesia/contracts/financials';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type StatementLine, type StatementPart, statementParts } from '../statement-parts.ts';
import { financialsTexts } from '../texts.ts';
import { MoneyFigure } from './money-figure.tsx';
import { useMoney } from './use-money.ts';

interface FiguresStatementProps {
  figures: Figures;
  /** Query with the lines of a figure; without it, amounts are plain text. */
  to?: (figure: Figure) => string;
  level?: 2 | 3;
}

/** Why the figures are what they are: two sums that visibly add up, in which each amount opens its lines. */
export function FiguresStatement({ figures, to, level = 2 }: FiguresStatementProps) {
  return (
    <div className="money-statement">
      {statementParts(figures).map((part) => (
        <Part key={part.key} part={part} to={to} level={level} />
      ))}
    </div>
  );
}

type PartProps = Pick<FiguresStatementProps, 'to'> & { part: StatementPart; level: 2 | 3 };

function Part({ part: { key, from, left, into }, to, level }: PartProps) {
  const t = useTexts(financialsTexts);
  const { full } = useMoney();
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading>{t(`statement.${key}`)}</Heading>
      <dl className="money-adds">
        {from.map((line) => (
          <Line key={line.figure} line={line} to={to} />
        ))}
        <div className="money-adds-sum">
          <dt>{t(`statement.left.${key}`)}</dt>
          <dd className="money-figure">{full(left)}</dd>
        </div>
        {into.map((line) => (
          <Line key={line.figure} line={line} to={to} isPart />
        ))}
      </dl>
    </section>
  );
}

type LineProps = Pick<FiguresStatementProps, 'to'> & { line: StatementLine; isPart?: boolean };

function Line({ line: { figure, money }, to, isPart = false }: LineProps) {
  const t = useTexts(financialsTexts);
  const name = t(`figure.${figure}`);
  return (
    <div className={isPart ? 'money-adds-part' : undefined}>
      <dt>
        {isPart ? <span className="muted">{t('statement.of')} </span> : null}
        {name}
        <span className="admin-second">{t(`about.${figure}`)}</span>
      </dt>
      <dd>
        <MoneyFigure money={money} name={name} to={to?.(figure)} />
      </dd>
    </div>
  );
}
