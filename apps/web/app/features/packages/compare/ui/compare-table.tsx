import '../compare.css';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { type CompareGroup, type CompareRow, differs, onlyDifferences } from '../compare-view.ts';
import { compareTexts } from '../texts.ts';

interface CompareTableProps {
  caption: string;
  /** Column heads, unavailable items last. */
  heads: readonly { key: string; head: ReactNode }[];
  groups: readonly CompareGroup[];
  /** Number of unavailable columns at the end. */
  gone: number;
  /** Hides rows that are the same in every column. */
  differencesOnly: boolean;
}

/** Comparison table: one column per item, grouped rows, differences marked. */
export function CompareTable({ caption, heads, groups, gone, differencesOnly }: CompareTableProps) {
  const t = useTexts(compareTexts);
  const shown = differencesOnly ? onlyDifferences(groups) : groups;
  return (
    <div className="compare-scroll" tabIndex={0} role="region" aria-label={caption}>
      <table className="table compare-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="compare-label">
              <span className="sr-only">{t('table.line')}</span>
            </th>
            {heads.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ key, heading, rows }) => (
          <tbody key={key}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={heads.length + 1}>
                <span>{heading}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} gone={gone} mark={t('row.differs')} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({ row, gone, mark }: { row: CompareRow; gone: number; mark: string }) {
  const different = row.cells.length > 1 && differs(row);
  return (
    <tr className={classNames(different && 'compare-differs', row.strong && 'compare-strong') || undefined}>
      <th scope="row" className="compare-label">
        {row.label}
        {different ? <span className="sr-only"> ({mark})</span> : null}
      </th>
      {row.cells.map(({ content }, index) => (
        <td key={index}>{content}</td>
      ))}
      {Array.from({ length: gone }, (_none, index) => (
        <td key={`gone-${index}`} className="muted">
          –
        </td>
      ))}
    </tr>
  );
}
