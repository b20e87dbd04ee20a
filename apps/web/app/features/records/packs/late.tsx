import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { recordsTexts } from '../texts.ts';

const Dialog = lazy(() => import('./packs-dialog.tsx').then((file) => ({ default: file.PacksDialog })));

/** Puts records into one file; what is behind the button loads when it is pressed. */
export function DownloadRecords() {
  const t = useTexts(recordsTexts);
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button type="button" icon="download" onClick={() => open(true)}>
        {t('act.download')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
