import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../../../ui/action/button.tsx';
import { DocumentViewer, type ShownDocument } from './document-viewer.tsx';

interface FileDialogProps {
  file: ShownDocument;
  closeLabel: string;
  /** Downloads its content. */
  read: (id: string, signal: AbortSignal) => Promise<Blob>;
  onClose: () => void;
}

/** A file of a message, over the thread. */
export function FileDialog({ file, closeLabel, read, onClose }: FileDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={id} className="dialog-title">
          {file.name}
        </h2>
        <IconButton icon="x" label={closeLabel} type="button" onClick={() => dialog.current?.close()} />
      </div>
      <DocumentViewer documents={[file]} read={read} />
    </dialog>
  );
}
