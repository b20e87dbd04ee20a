import type { ReactNode } from 'react';
import { Chip } from '../badge/chip.tsx';

interface SetFiltersProps {
  label: string;
  /** `removeLabel` is the full label: "Remove: Colombia". */
  filters: readonly { href: string; text: string; removeLabel: string }[];
  /** Link that clears all filters. */
  clear: ReactNode;
}

/** The active filters, each a link that removes it. Renders nothing without filters. */
export function SetFilters({ label, filters, clear }: SetFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul className="row set-filter-chips no-print" aria-label={label}>
      {filters.map(({ href, text, removeLabel }) => (
        <li key={href}>
          <Chip href={href} pressed removeLabel={removeLabel}>
            {text}
          </Chip>
        </li>
      ))}
      <li className="small strong">{clear}</li>
    </ul>
  );
}
