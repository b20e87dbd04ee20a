import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import type { AuditFilter } from '../audit-filter.ts';
import { auditLogTexts } from '../texts.ts';
import { askLogFile } from '../use-audit-log.ts';

/** Saves what the filter leaves: as a table, or signed so that it proves itself elsewhere. */
export function LogExport({ filter, disabled }: { filter: AuditFilter; disabled: boolean }) {
  const t = useTexts(auditLogTexts);
  return (
    <section className="admin-section stack" aria-labelledby="log-export">
      <h2 id="log-export">{t('export.heading')}</h2>
      <p className="muted measure">{t('export.lead')}</p>
      <div className="row">
        <ExportButton label={t('export.csv')} disabled={disabled} ask={() => askLogFile(filter, 'csv')} />
        <ExportButton label={t('export.jsonl')} disabled={disabled} ask={() => askLogFile(filter, 'jsonl')} />
      </div>
    </section>
  );
}
