import { initialsOf } from '../invitation-view.ts';

/** The sign of a place that has no picture here: its initials. Its name stands beside it. */
export function PlaceMark({ name }: { name: string }) {
  return (
    <span className="invitation-mark" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
