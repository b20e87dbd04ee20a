import type { Operator } from '../../../../../lib/site/operator.ts';
import type { LegalBlock, LegalTableText } from '../legal-document.ts';
import { InlineText } from './inline-text.tsx';
import { LegalTable } from './legal-table.tsx';
import { ApplicableLaw, OperatorCard } from './operator-parts.tsx';
import { RightsTable } from './rights-table.tsx';

/** A section's content, in order. */
export function LegalBlocks({ blocks, operator }: { blocks: readonly LegalBlock[]; operator: Operator }) {
  return blocks.map((block, index) => <Block key={index} block={block} operator={operator} />);
}

function Block({ block: { text, list, table, part }, operator }: { block: LegalBlock; operator: Operator }) {
  if (text)
    return (
      <p>
        <InlineText text={text} />
      </p>
    );
  if (list)
    return (
      <ul>
        {list.map((point) => (
          <li key={point}>
            <InlineText text={point} />
          </li>
        ))}
      </ul>
    );
  if (table) return <TextTable table={table} />;
  if (part === 'operator') return <OperatorCard operator={operator} />;
  if (part === 'law') return <ApplicableLaw operator={operator} />;
  return <RightsTable more={part === 'more-rights'} />;
}

function TextTable({ table: { caption, columns, rows } }: { table: LegalTableText }) {
  return (
    <LegalTable
      caption={caption}
      columns={columns}
      rows={rows.map((cells) => ({
        key: cells[0] ?? '',
        cells: cells.map((cell) => <InlineText key={cell} text={cell} />),
      }))}
    />
  );
}
