import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

interface MenuProps {
  /** Accessible name of the button if its text is too short. */
  label: string;
  icon?: IconName;
  /** Text on the button. */
  text?: ReactNode;
  /** Side of the button the panel is aligned to. */
  align?: 'start' | 'end';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A button that opens a small panel below it: `details`, so it works without a script. The menu enhancement closes it
 * on Escape, on an outside click and when another opens.
 */
export function Menu({ label, icon, text, align = 'end', className, children }: MenuProps) {
  return (
    <details className={classNames('menu', className)} data-enhance="menu">
      <summary className="menu-button" aria-label={label} title={label}>
        {icon ? <Icon name={icon} /> : null}
        {text ? <span>{text}</span> : null}
        <Icon name="chevron-down" className="menu-chevron" />
      </summary>
      <div className={`menu-panel menu-${align}`}>{children}</div>
    </details>
  );
}
