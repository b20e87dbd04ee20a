import type { TicketFile } from '@travesia/contracts/support';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { DocumentViewer } from '../../../lib/screen/viewer/document-viewer.tsx';
import { IconButton } from '../../../ui/action/button.tsx';
import { supportTexts } from '../texts.ts';

interface FileDialogProps {
  file: TicketFile;
  read: (id: string, signal: AbortSignal) => Promise<Blob>;
  onClose: () => void;
}

/** A file of a message, over the thread. */
export function FileDialog({ file, read, onClose }: FileDialogProps) {
  const t = useTexts(supportTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog ticket-file" aria-labelledby={id} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={id} className="dialog-title">
          {file.name}
        </h2>
        <IconButton icon="x" label={t('files.close')} type="button" onClick={() => dialog.current?.close()} />
      </div>
      <DocumentViewer documents={[file]} read={read} />
    </dialog>
  );
}
