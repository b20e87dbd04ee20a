import type { Trend, Trends } from '@travesia/contracts/analytics';
import { useState } from 'react';
import { saveFile } from '../../../lib/device/save-file.ts';
import { writeCsv } from '../../../lib/files/write-csv.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { TrendChart } from '../../../ui/chart/trend-chart.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { stepLabel } from '../step-label.ts';
import { analyticsTexts } from '../texts.ts';
import { TrendDelta } from './trend-delta.tsx';

interface TrendCardProps {
  trend: Trend;
  trends: Trends;
  compares: boolean;
}

/** One count: total, change, and a chart or the same numbers as a table. */
export function TrendCard({ trend, trends, compares }: TrendCardProps) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  const [isTable, setTable] = useState(false);
  const { key, total, values, link, complete_from: complete } = trend;
  const before = compares ? trend.before : null;
  const name = t(`trend.${key}`);
  const isEmpty = total === 0 && !before?.total;
  const points = trends.steps.map((step, index) => {
    const value = values[index] ?? 0;
    const past = before ? (before.values[index] ?? 0) : null;
    const label = stepLabel(format, step, false);
    const isOver = step.to < trends.today;
    const facts = { step: label, value, before: past ?? 0 };
    const text = past === null ? t('point', facts) : t('pointBefore', facts);
    return { label, value, before: past, text: isOver ? text : `${text} ${t('soFar')}` };
  });
  const [first, ...rest] = points;
  const most = points.reduce(
    (best, one) => (one.value > best.value ? one : best),
    points[0] ?? { value: 0, label: '' },
  );
  const change = <TrendDelta total={total} before={before?.total ?? null} />;
  return (
    <section className="trend-card" aria-label={name}>
      <h3>
        <ScreenLink to={link}>{name}</ScreenLink>
      </h3>
      <p className="trend-total num">{format.number(total)}</p>
      {compares ? <p className="small trend-change">{trend.before ? change : t('noBefore')}</p> : null}
      {complete ? <p className="small muted">{t('incomplete', { date: format.date(complete) })}</p> : null}
      {isEmpty || !first ? (
        <p className="muted trend-none">{t(`none.${key}`)}</p>
      ) : (
        <>
          {isTable ? (
            <TrendTable name={name} trend={trend} trends={trends} compares={before !== null} />
          ) : (
            <TrendChart
              label={name}
              summary={t('summary', { total, step: most.label, most: most.value })}
              points={[first, ...rest]}
              number={(value) => format.number(value)}
            />
          )}
          <p className="row">
            <Button
              type="button"
              size="small"
              variant="quiet"
              aria-pressed={isTable}
              aria-label={t('tableOf', { name })}
              onClick={() => setTable(!isTable)}
            >
              {t('table')}
            </Button>
            {isTable ? <SaveTrend trend={trend} trends={trends} /> : null}
          </p>
        </>
      )}
    </section>
  );
}

function TrendTable({
  name,
  trend,
  trends,
  compares,
}: Omit<TrendCardProps, 'compares'> & { name: string; compares: boolean }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  const rows = trends.steps.map((step, index) => ({
    key: step.from,
    step: stepLabel(format, step, true),
    value: trend.values[index] ?? 0,
    before: trend.before?.values[index] ?? 0,
  }));
  return (
    <div className="trend-table">
      <Table
        caption={name}
        hideCaption
        rowKey={({ key }) => key}
        rows={rows}
        columns={[
          { key: 'step', header: t('column.step'), cell: ({ step }: (typeof rows)[number]) => step },
          { key: 'value', header: t('column.value'), numeric: true, cell: ({ value }) => format.number(value) },
          ...(compares
            ? [
                {
                  key: 'before',
                  header: t('column.before'),
                  numeric: true,
                  cell: ({ before }: (typeof rows)[number]) => format.number(before),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function SaveTrend({ trend, trends }: Omit<TrendCardProps, 'compares'>) {
  const t = useTexts(analyticsTexts);
  const save = async () => {
    const rows = trends.steps.map(({ from, to }, index) => [
      from,
      to,
      trend.values[index] ?? 0,
      trend.before ? (trend.before.values[index] ?? 0) : null,
    ]);
    const content = await writeCsv([['from', 'to', 'count', 'period_before'], ...rows]);
    saveFile(new Blob([content], { type: 'text/csv' }), `${trend.key}-${trends.from}-${trends.to}.csv`);
  };
  return (
    <Button type="button" size="small" variant="quiet" icon="download" onClick={() => void save()}>
      {t('csv')}
    </Button>
  );
}
