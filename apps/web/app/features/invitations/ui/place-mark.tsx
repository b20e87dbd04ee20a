import { initialsOf } from '../invitation-view.ts';

/** Initials in place of a picture. The name is shown next to them. */
export function PlaceMark({ name }: { name: string }) {
  return (
    <span className="invitation-mark" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
