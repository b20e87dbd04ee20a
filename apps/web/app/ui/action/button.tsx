import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

interface Look {
  /** One primary button in view at most. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

const buttonClass = ({ variant = 'secondary', size = 'medium' }: Pick<Look, 'variant' | 'size'>, className?: string) =>
  classNames('btn', `btn-${variant}`, size !== 'medium' && `btn-${size}`, className);

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

/** A button; a submit button inside a form unless `type` says otherwise. `busy` shows that it is at work. */
export function Button({ variant, size, icon, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button className={buttonClass({ variant, size }, className)} aria-busy={busy || undefined} {...rest}>
      {busy ? <span className="btn-spinner" aria-hidden="true" /> : icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}

type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that looks like a button: for going somewhere, never for changing something. */
export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonClass({ variant, size }, className)} {...rest}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { icon: IconName; label: string };

/** A round button that shows only an icon; `label` is what it is called. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button className={classNames('icon-btn', className)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

type IconLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  icon: IconName;
  label: string;
  href: string;
};

/** A round link that shows only an icon. */
export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <a className={classNames('icon-btn', className)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </a>
  );
}
