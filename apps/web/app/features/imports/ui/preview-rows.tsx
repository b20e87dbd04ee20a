import { type ImportPreview, previewImport } from '@travesia/contracts/imports';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { FailedLoad, Loading } from '../../../lib/workbench/states.tsx';
import { importsTexts } from '../texts.ts';
import { useFacilityType } from './use-facility-type.ts';
import { useReason } from './use-reason.ts';

type Row = ImportPreview['rows'][number];

/** The first rows and their results with the current settings. */
export function PreviewRows({ id, columns }: { id: string; columns: readonly string[] }) {
  const t = useTexts(importsTexts);
  const reasonOf = useReason();
  const typeOf = useFacilityType();
  const { data, problem, reload } = useCall(previewImport, { params: { id } });
  return (
    <section>
      <h2>{t('preview')}</h2>
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <>
          <div className="bench-stacked">
            <Table
              caption={t('preview')}
              hideCaption
              rowKey={({ line }) => String(line)}
              rows={data.rows}
              columns={[
                {
                  key: 'name',
                  header: t('preview.name'),
                  cell: ({ name, line, problem: why, code }: Row) =>
                    name ?? (
                      <>
                        {t('line.number', { line })} <Badge tone="danger">{t('preview.refused')}</Badge>
                        {code ? (
                          <span className="bench-two">{reasonOf(code)}</span>
                        ) : (
                          <span className="bench-two" lang="en">
                            {why}
                          </span>
                        )}
                      </>
                    ),
                },
                { key: 'type', header: t('preview.type'), cell: ({ type }) => (type ? typeOf(type) : '') },
                { key: 'place', header: t('preview.place'), cell: ({ place }) => place ?? '' },
                { key: 'phone', header: t('preview.phone'), cell: ({ phone }) => phone ?? '' },
              ]}
            />
          </div>
          <Disclosure summary={t('preview.raw')}>
            <Table
              caption={t('preview.raw')}
              hideCaption
              rowKey={({ line }) => String(line)}
              rows={data.rows}
              columns={[
                { key: 'line', header: t('line'), cell: ({ line }: Row) => line },
                ...columns.map((column, index) => ({
                  key: `${index} ${column}`,
                  header: column,
                  cell: ({ cells }: Row) => cells[index] ?? '',
                })),
              ]}
            />
          </Disclosure>
        </>
      ) : problem ? null : (
        <Loading lines={3} />
      )}
    </section>
  );
}
