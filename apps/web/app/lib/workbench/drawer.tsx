import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.tsx';
import { IconButton } from '../../ui/action/button.tsx';
import { FieldScope } from '../../ui/field/field-id.ts';
import { workbenchTexts } from './texts.ts';

interface DrawerProps {
  title: ReactNode;
  /** Called when closed with its button, Escape or an outside click. */
  close: () => void;
  children: ReactNode;
}

/** Details next to a list: from the right on wide screens, a bottom sheet on phones. Modal. */
export function Drawer({ title, close, children }: DrawerProps) {
  const t = useTexts(workbenchTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Close it before unmounting: only then the browser returns the focus to its opener.
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box && !box.open) box.showModal();
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="bench-drawer"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      {...{ closedby: 'any' }}
    >
      <FieldScope value={id}>
        <div className="bench-drawer-body">
          <div className="dialog-head">
            <h2 id={id} className="dialog-title">
              {title}
            </h2>
            <IconButton type="button" icon="x" label={t('close')} onClick={close} />
          </div>
          {children}
        </div>
      </FieldScope>
    </dialog>
  );
}
