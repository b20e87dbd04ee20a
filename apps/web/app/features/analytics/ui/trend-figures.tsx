import type { Trend, Trends } from '@travesia/contracts/analytics';
import { saveFile } from '../../../lib/device/save-file.ts';
import { writeCsv } from '../../../lib/files/write-csv.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { analyticsTexts } from '../texts.ts';
import { TrendDelta } from './trend-delta.tsx';

/** All counts of a period as one table: what each counts, its total, and the change from the period before. */
export function TrendFigures({ trends, compares }: { trends: Trends; compares: boolean }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  const save = async () => {
    const rows = trends.trends.map(({ key, total, before }) => [
      key,
      trends.from,
      trends.to,
      total,
      before?.total ?? null,
      t(`means.${key}`),
    ]);
    const content = await writeCsv([['figure', 'from', 'to', 'count', 'period_before', 'definition'], ...rows]);
    saveFile(new Blob([content], { type: 'text/csv' }), `figures-${trends.from}-${trends.to}.csv`);
  };
  return (
    <div className="trend-figures folds-line">
      <Table
        caption={t('figures')}
        hideCaption
        folds
        rows={trends.trends}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'figure',
            header: t('column.figure'),
            cell: ({ key, link }: Trend) => (
              <>
                <ScreenLink to={link}>{t(`trend.${key}`)}</ScreenLink>
                <span className="trend-means">{t(`means.${key}`)}</span>
              </>
            ),
          },
          {
            key: 'value',
            header: t('column.value'),
            label: t('column.value'),
            numeric: true,
            cell: ({ total }: Trend) => format.number(total),
          },
          ...(compares
            ? [
                {
                  key: 'before',
                  header: t('column.before'),
                  label: t('column.before'),
                  numeric: true,
                  cell: ({ before }: Trend) => (before ? format.number(before.total) : '–'),
                },
                {
                  key: 'change',
                  header: t('column.change'),
                  label: t('column.change'),
                  cell: ({ total, before }: Trend) =>
                    before ? (
                      <span className="trend-change">
                        <TrendDelta total={total} before={before.total} />
                      </span>
                    ) : (
                      t('noBefore')
                    ),
                },
              ]
            : []),
        ]}
      />
      <p>
        <Button type="button" size="small" variant="quiet" icon="download" onClick={() => void save()}>
          {t('csv.figures')}
        </Button>
      </p>
    </div>
  );
}
