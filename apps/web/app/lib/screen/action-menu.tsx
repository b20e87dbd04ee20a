import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { useLocalPath } from '../i18n/use-texts.tsx';

/** An action of a menu: something to do, or a page to open. */
export type MenuAct = { key: string; label: string; icon: IconName; isDangerous?: boolean } & (
  | { onAct: () => void; to?: undefined }
  // Public pages are documents of their own.
  | { to: string; isPublic?: boolean; onAct?: undefined }
);

interface ActionMenuProps {
  /** Accessible name: of which record these are the actions. */
  label: string;
  /** Text on the button; without it, only the symbol is shown. */
  text?: string;
  acts: readonly MenuAct[];
}

/** The actions of a row or record behind one button. Closes when one is chosen, on Escape and when the focus leaves. */
export const ActionMenu = (menu: ActionMenuProps) => (menu.acts.length ? <Shown {...menu} /> : null);

function Shown({ label, text, acts }: ActionMenuProps) {
  const path = useLocalPath();
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  useEffect(() => closesItself(menu.current, button.current), []);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details ref={menu} className="menu action-menu">
      <summary ref={button} className="btn btn-secondary btn-small" aria-label={label} title={label}>
        {text ? <span>{text}</span> : null}
        <Icon name={text ? 'chevron-down' : 'ellipsis'} />
      </summary>
      <div className="menu-panel menu-end">
        {acts.map((act) => {
          const { key, label: name, icon, isDangerous } = act;
          const look = classNames('menu-item', isDangerous && 'menu-item-danger');
          const inside = (
            <>
              <Icon name={icon} />
              <span>{name}</span>
            </>
          );
          return act.to === undefined ? (
            <button
              key={key}
              type="button"
              className={look}
              onClick={() => {
                close();
                // A dialog gives the focus back to where it was: to the menu's button, since its items are hidden then.
                button.current?.focus();
                act.onAct();
              }}
            >
              {inside}
            </button>
          ) : (
            <Link key={key} to={path(act.to)} reloadDocument={act.isPublic ?? false} className={look}>
              {inside}
            </Link>
          );
        })}
      </div>
    </details>
  );
}

/** Closes an open menu on Escape and when the focus leaves it; returns the cleanup. */
function closesItself(menu: HTMLDetailsElement | null, button: HTMLElement | null): (() => void) | undefined {
  if (!menu) return undefined;
  const heard = new AbortController();
  const { signal } = heard;
  menu.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      event.stopPropagation();
      menu.open = false;
      button?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) menu.open = false;
    },
    { signal },
  );
  return () => heard.abort();
}
