import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.tsx';
import { IconButton } from '../../ui/action/button.tsx';
import { FieldScope } from '../../ui/field/field-id.ts';
import { workbenchTexts } from './texts.ts';

interface DrawerProps {
  title: ReactNode;
  /** Called when it was closed by its button, Escape or a press beside it. */
  close: () => void;
  children: ReactNode;
}

/** Something opened beside its list: from the right on wide screens, a sheet from below on phones. The rest waits. */
export function Drawer({ title, close, children }: DrawerProps) {
  const t = useTexts(workbenchTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the page: only then the browser gives the focus back to what opened it.
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
