import type { ReactNode } from 'react';
import { IconButton } from '../action/button.tsx';
import { Icon } from '../icon/icon.tsx';

interface FilterSheetProps {
  id: string;
  heading: ReactNode;
  /** Number of active filters; shown on the button. */
  set: number;
  closeLabel: string;
  /** A FilterForm. */
  children: ReactNode;
}

/**
 * Filters next to a list; below 900 px a button opens them as a sheet, with the browser's own popover and no script.
 * Must be the first column of `with-aside`.
 */
export function FilterSheet({ id, heading, set, closeLabel, children }: FilterSheetProps) {
  return (
    <div className="filter-side no-print">
      <button type="button" className="btn btn-secondary filter-opener" popoverTarget={id}>
        <Icon name="sliders-horizontal" />
        {heading}
        {set > 0 ? <span className="badge badge-primary num">{set}</span> : null}
      </button>
      <div id={id} popover="auto" className="filter-sheet">
        <div className="filter-sheet-head">
          <h2 className="filter-sheet-heading">{heading}</h2>
          <IconButton icon="x" label={closeLabel} type="button" popoverTarget={id} popoverTargetAction="hide" />
        </div>
        {children}
      </div>
    </div>
  );
}
