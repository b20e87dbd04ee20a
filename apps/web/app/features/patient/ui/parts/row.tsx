import type { ReactNode } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';

/** A line of a list that leads somewhere: what it is, and a second line about it. */
export function Row({ icon, to, title, text }: { icon: IconName; to: string; title: ReactNode; text: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <LocalLink to={to}>{title}</LocalLink>
        <p className="small muted">{text}</p>
      </div>
      <Icon name="chevron-right" />
    </li>
  );
}
