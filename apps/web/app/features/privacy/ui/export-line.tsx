import type { DataExport } from '@travesia/contracts/privacy';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { fileSize } from '../../../lib/format/file-size.ts';
import { privacyDataTexts } from '../texts.ts';
import { type Exports, isRunning } from '../use-exports.ts';

interface ExportLineProps {
  one: DataExport;
  known: Exports;
  isDemo: boolean;
}

/** One export: when it was requested, its status, and the file once it is ready. */
export function ExportLine({ one, known: { busy, download }, isDemo }: ExportLineProps) {
  const t = useTexts(privacyDataTexts);
  const locale = useLocale();
  const format = useFormat();
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  const state =
    one.status === 'ready' && one.size !== null && one.expires_at
      ? t('export.state.ready', { size: fileSize(locale, one.size), instant: at(one.expires_at) })
      : t(`export.is.${one.status}`);
  return (
    <li className="export-line">
      <div>
        <p className="strong">{t('export.of', { instant: at(one.requested_at) })}</p>
        <p className="small muted">
          {isRunning(one) ? <span className="btn-spinner export-spinner" aria-hidden="true" /> : null}
          {state} {isRunning(one) ? (isDemo ? t('export.leave.demo') : t('export.leave')) : null}
        </p>
      </div>
      {one.actions.includes('download') ? (
        <Button
          type="button"
          size="small"
          variant="primary"
          busy={busy === one.id}
          disabled={busy !== null}
          onClick={() => void download(one)}
        >
          {t('export.download')}
        </Button>
      ) : null}
    </li>
  );
}
