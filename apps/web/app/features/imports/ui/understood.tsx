import type { FacilityField, ImportReportFacts } from '@travesia/contracts/imports';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Disclosure, Facts } from '../../../ui/overlay/disclosure.tsx';
import { importsTexts } from '../texts.ts';
import { useReason } from './use-reason.ts';

/** How a register was understood: columns by field, columns left out with examples, warnings by kind, and speed; nothing for imports of older releases. */
export function Understood({ report, rows }: { report: ImportReportFacts | undefined; rows: number }) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  const reasonOf = useReason();
  if (!report) return null;
  const fields = Object.entries(report.columns) as [FacilityField, string[]][];
  const warnings = Object.entries(report.warnings).sort(([, a], [, b]) => b - a);
  return (
    <Disclosure summary={t('understood')}>
      <p className="muted">
        {t('understood.speed', {
          seconds: report.seconds,
          speed: report.seconds > 0 ? Math.round(rows / report.seconds) : rows,
        })}
      </p>
      <h3>{t('understood.fields')}</h3>
      <Facts
        items={fields.map(([field, columns]) => ({
          name: t(`field.${field}`),
          value: t('understood.filled', { columns: columns.join(' + '), rows: report.filled[field] ?? 0 }),
        }))}
      />
      {report.left_out.length ? (
        <>
          <h3>{t('understood.left_out')}</h3>
          <Facts
            items={report.left_out.map(({ column, examples }) => ({
              name: column,
              value: examples.length ? examples.join(' · ') : t('understood.empty'),
            }))}
          />
        </>
      ) : null}
      {report.unknown_kinds.length ? (
        <>
          <h3>{t('understood.kinds')}</h3>
          <Facts
            items={report.unknown_kinds.map(({ value, rows: count, examples = [] }) => ({
              name: value,
              value: [t('understood.kinds.rows', { count }), ...examples].join(' · '),
            }))}
          />
        </>
      ) : null}
      {warnings.length ? (
        <>
          <h3>{t('understood.warnings')}</h3>
          <Facts items={warnings.map(([code, count]) => ({ name: reasonOf(code), value: format.number(count) }))} />
        </>
      ) : null}
    </Disclosure>
  );
}
