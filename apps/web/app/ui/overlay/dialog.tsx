import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { uiTexts } from '../texts.ts';

interface DialogProps {
  id: string;
  title: ReactNode;
  /** On phones, a sheet slides up from the bottom: for filters. */
  sheet?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog, opened by a DialogButton with its id. Escape and an outside click close it. Its content must
 * also be accessible without a script: the dialog enhancement supports browsers without invoker commands.
 */
export function Dialog({ id, title, sheet = false, children }: DialogProps) {
  const t = useTexts(uiTexts);
  return (
    <dialog
      id={id}
      className={classNames('dialog', sheet && 'dialog-sheet')}
      aria-labelledby={`${id}-title`}
      {...{ closedby: 'any' }}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
        <form method="dialog">
          <button className="icon-btn" aria-label={t('close')}>
            <Icon name="x" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

/** Opens the dialog with the id `target`. */
export function DialogButton({
  target,
  className,
  children,
}: {
  target: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={className ?? 'btn btn-secondary'}
      data-enhance="dialog"
      {...{ command: 'show-modal', commandfor: target }}
    >
      {children}
    </button>
  );
}
