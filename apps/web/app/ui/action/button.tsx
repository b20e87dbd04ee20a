import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

interface Look {
  /** At most one primary button should be in view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

const buttonClass = ({ variant = 'secondary', size = 'medium' }: Pick<Look, 'variant' | 'size'>, className?: string) =>
  classNames('btn', `btn-${variant}`, size !== 'medium' && `btn-${size}`, className);

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; ref?: Ref<HTMLButtonElement> };

/** A button; a submit button inside a form unless `type` says otherwise. `busy` shows that work is in progress. */
export function Button({ variant, size, icon, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button className={buttonClass({ variant, size }, className)} aria-busy={busy || undefined} {...rest}>
      {busy ? <span className="btn-spinner" aria-hidden="true" /> : icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}

type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link styled as a button: for navigation, never for changes. */
export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonClass({ variant, size }, className)} {...rest}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { icon: IconName; label: string };

/** A round icon button; `label` is its accessible name. */
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

/** A round icon link. */
export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <a className={classNames('icon-btn', className)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </a>
  );
}
