import type { MessageFile } from '@travesia/contracts/messaging';
import { lazy, Suspense, use } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ThreadCallsContext } from '../data/thread-calls.ts';
import { messagingTexts } from '../texts.ts';

const FileDialog = lazy(() =>
  import('../../../lib/screen/viewer/file-dialog.tsx').then((file) => ({ default: file.FileDialog })),
);

interface OpenFileProps {
  conversationId: string;
  file: MessageFile | null;
  onClose: () => void;
}

/** A file of a conversation over the page; nothing while there is none. */
export function OpenFile({ conversationId, file, onClose }: OpenFileProps) {
  const t = useTexts(messagingTexts);
  const { read } = use(ThreadCallsContext);
  return file ? (
    <Suspense>
      <FileDialog
        file={file}
        closeLabel={t('files.close')}
        read={(fileId, signal) => read(conversationId, fileId, signal)}
        onClose={onClose}
      />
    </Suspense>
  ) : null;
}
