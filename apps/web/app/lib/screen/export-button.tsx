import type { ExportedFile } from '@travesia/contracts/kit';
import { useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAct } from '../calls/use-act.ts';
import { saveExported } from '../device/save-exported.ts';
import { useLocale, useTexts } from '../i18n/use-texts.tsx';
import { problemText } from '../problem/problem-text.ts';
import { screenTexts } from './texts.ts';

interface ExportButtonProps {
  /** File type: “CSV”. */
  label: string;
  disabled?: boolean;
  /** Requests it from the server. */
  ask: () => Promise<ExportedFile>;
}

/** Downloads a list as a file. Says what it contains, and where it is cut off. */
export function ExportButton({ label, disabled = false, ask }: ExportButtonProps) {
  const t = useTexts(screenTexts);
  const locale = useLocale();
  const { busy, problem, run } = useAct();
  const [saved, setSaved] = useState<ExportedFile | null>(null);
  const save = () => {
    setSaved(null);
    return run(async () => {
      const file = await ask();
      saveExported(file);
      setSaved(file);
    });
  };
  return (
    <div className="export">
      <Button type="button" icon="download" busy={busy} disabled={busy || disabled} onClick={() => void save()}>
        {label}
      </Button>
      <p className="small muted" role="status">
        {saved
          ? t(saved.complete ? 'export.saved' : 'export.savedPart', { count: saved.rows, name: saved.name })
          : null}
      </p>
      {problem ? (
        <Notice tone="danger" role="alert" title={t('export.failed')}>
          <p>{problemText(locale, problem)}</p>
        </Notice>
      ) : null}
    </div>
  );
}
