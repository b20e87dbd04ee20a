import type { ReactNode } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';

/** A list row with a link: a title and a second line. */
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
