import type { FacetValue } from '@travesia/contracts/kit';
import type { ReactNode } from 'react';
import { CheckboxList } from '../field/choice-list.tsx';

interface FacetListProps {
  name: string;
  legend: ReactNode;
  /** What the answer counted. */
  facet: readonly FacetValue[];
  chosen: readonly string[];
  /** Words for a value; the facet's own label unless given. */
  labelOf?: (value: string) => string;
  /** How many stand open. */
  visible?: number;
  moreLabel: (folded: number) => string;
  error?: ReactNode;
}

/** Counted choices as checkboxes. What is chosen stays, counted 0, when nothing is left of it; nothing without choices. */
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
