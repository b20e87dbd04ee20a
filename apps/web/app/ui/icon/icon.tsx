import { classNames } from '../class-names.ts';
import { type IconName, useDrawing } from './icon-sheet.tsx';

export type { IconName } from './icon-sheet.tsx';

/** A line icon in the size of the surrounding text. It is decorative: add text, or a label on its button. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <svg className={classNames('icon', className)} aria-hidden="true" {...useDrawing(name)} />;
}
