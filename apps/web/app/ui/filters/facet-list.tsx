import type { FacetValue } from '@travesia/contracts/kit';
import type { ReactNode } from 'react';
import { CheckboxList } from '../field/choice-list.tsx';

interface FacetListProps {
  name: string;
  legend: ReactNode;
  /** The facet counts of the response. */
  facet: readonly FacetValue[];
  chosen: readonly string[];
  /** Label of a value; defaults to the facet's own. */
  labelOf?: (value: string) => string;
  /** Number of visible choices. */
  visible?: number;
  moreLabel: (folded: number) => string;
  error?: ReactNode;
}

/**
 * Choices with counts as checkboxes. Selected ones stay, with count 0, if no results are left; renders nothing without
 * choices.
 */
export function FacetList({ facet, chosen, labelOf, visible = 5, moreLabel, ...rest }: FacetListProps) {
  const gone = chosen.filter((value) => !facet.some((one) => one.value === value));
  const choices = [
    ...facet.map(({ value, label, count }) => ({ value, label: labelOf?.(value) ?? label, count })),
    ...gone.map((value) => ({ value, label: labelOf?.(value) ?? value, count: 0 })),
  ];
  if (choices.length === 0) return null;
  const folded = choices.slice(visible).filter(({ value }) => !chosen.includes(value)).length;
  return <CheckboxList {...rest} choices={choices} chosen={chosen} visible={visible} moreLabel={moreLabel(folded)} />;
}
