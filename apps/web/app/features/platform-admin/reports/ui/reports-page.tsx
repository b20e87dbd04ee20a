import { exportUsers } from '@travesia/contracts/accounts';
import { exportAuditLog } from '@travesia/contracts/audit';
import { type ReactNode, useState } from 'react';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TrendsPart } from '../../../analytics/index.ts';
import { AllProvidersExport } from '../../../providers/index.ts';
import { accountsIn, actsIn, type Period, PERIODS } from '../report-period.ts';
import { reportTexts } from '../texts.ts';

/** `/admin/reports`: what happened over time, with definitions, and what can be downloaded, with what each file holds. Downloads of personal data are in the audit log. */
export function ReportsPage() {
  const t = useTexts(reportTexts);
  const path = useLocalPath();
  const [period, setPeriod] = useState<Period>('30');
  const audit = (format: 'csv' | 'jsonl') => () =>
    sessionCall(exportAuditLog, { query: { ...actsIn(period, Date.now()), format } });
  return (
    <div className="bench">
      <header>
        <h1>{t('title')}</h1>
        <p className="muted measure">{t('lead')}</p>
      </header>
      <TrendsPart of="platform" explains />
      <section aria-labelledby="files">
        <h2 id="files">{t('files')}</h2>
        <p className="muted measure">{t('files.lead')}</p>
        <SelectField
          name="period"
          label={t('period')}
          hint={t('period.hint')}
          value={period}
          options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={({ currentTarget }) => setPeriod(PERIODS.find((one) => one === currentTarget.value) ?? 'all')}
        />
      </section>
      <Report name="patients">
        <ExportButton
          label={t('csv')}
          ask={() => sessionCall(exportUsers, { query: { ...accountsIn(period), role: ['patient'] } })}
        />
      </Report>
      <Report name="accounts">
        <ExportButton label={t('csv')} ask={() => sessionCall(exportUsers, { query: accountsIn(period) })} />
      </Report>
      <Report name="clinics">
        <AllProvidersExport />
      </Report>
      <Report name="audit">
        <ExportButton label={t('csv')} ask={audit('csv')} />
        <ExportButton label={t('signed')} ask={audit('jsonl')} />
      </Report>
      <Report name="prices">
        <LinkButton icon="download" href={path('/treatment-marketplace.csv')}>
          {t('csv')}
        </LinkButton>
      </Report>
    </div>
  );
}

interface ReportProps {
  name: 'patients' | 'accounts' | 'clinics' | 'audit' | 'prices';
  children: ReactNode;
}

function Report({ name, children }: ReportProps) {
  const t = useTexts(reportTexts);
  return (
    <section aria-labelledby={`report-${name}`}>
      <h3 id={`report-${name}`}>{t(`report.${name}`)}</h3>
      <p className="muted measure">{t(`holds.${name}`)}</p>
      <div className="row">{children}</div>
    </section>
  );
}
