import type { ReactNode } from 'react';

interface PopoverProps {
  id: string;
  /** Content of the button. */
  button: ReactNode;
  buttonClass?: string;
  children: ReactNode;
}

/** A button and its popover, with the browser's own popover: no script needed, Escape closes it. */
export function Popover({ id, button, buttonClass = 'btn btn-quiet btn-small', children }: PopoverProps) {
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id}>
        {button}
      </button>
      <div id={id} popover="auto" className="popover">
        {children}
      </div>
    </>
  );
}
