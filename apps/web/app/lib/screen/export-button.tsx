import type { ExportedFile } from '@travesia/contracts/kit';
import { useState } from 'react';
import type { IconName } from '../../ui/icon/icon.tsx';
import { Button, IconButton } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useAct } from '../calls/use-act.ts';
import { saveExported } from '../device/save-exported.ts';
import { useLocale, useTexts } from '../i18n/use-texts.tsx';
import { problemText } from '../problem/problem-text.ts';
import { screenTexts } from './texts.ts';

interface ExportButtonProps {
  /** File type: “CSV”. */
  label: string;
  disabled?: boolean;
  /** Only its icon, for the line of a list's tools. */
  compact?: boolean;
  icon?: IconName;
  /** Requests it from the server. */
  ask: () => Promise<ExportedFile>;
}

/** Downloads a list as a file. Says what it contains, and where it is cut off. */
export function ExportButton({ label, disabled = false, compact = false, icon = 'download', ask }: ExportButtonProps) {
  const t = useTexts(screenTexts);
  const locale = useLocale();
  const { busy, problem, run } = useAct();
  const [saved, setSaved] = useState<ExportedFile | null>(null);
  const said = (file: ExportedFile) =>
    t(file.complete ? 'export.saved' : 'export.savedPart', { count: file.rows, name: file.name });
  const save = () => {
    setSaved(null);
    return run(async () => {
      const file = await ask();
      saveExported(file);
      if (compact) showToast(said(file));
      else setSaved(file);
    });
  };
  return (
    <div className="export">
      {compact ? (
        <IconButton
          type="button"
          icon={icon}
          label={label}
          aria-busy={busy || undefined}
          disabled={busy || disabled}
          onClick={() => void save()}
        />
      ) : (
        <Button type="button" icon={icon} busy={busy} disabled={busy || disabled} onClick={() => void save()}>
          {label}
        </Button>
      )}
      <p className="small muted" role="status">
        {saved ? said(saved) : null}
      </p>
      {problem ? (
        <Notice tone="danger" role="alert" title={t('export.failed')}>
          <p>{problemText(locale, problem)}</p>
        </Notice>
      ) : null}
    </div>
  );
}
