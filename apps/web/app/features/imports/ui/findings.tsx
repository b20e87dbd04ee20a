import { FindingKind, type ImportCounts, type ImportFinding, listImportFindings } from '@travesia/contracts/imports';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { PageLinks } from '../../../lib/workbench/page-links.tsx';
import { pageOfQuery } from '../../../lib/list/list-definition.ts';
import { changedQuery } from '../../../lib/workbench/query.ts';
import { writeCsv } from '../../../lib/files/write-csv.ts';
import { saveText } from '../../../lib/workbench/save-text.ts';
import { FailedAct, FailedLoad, Loading } from '../../../lib/workbench/states.tsx';
import { ViewTabs } from '../../../lib/workbench/view-tabs.tsx';
import { importsTexts } from '../texts.ts';

const COUNT_OF = { refused: 'refused', merged: 'merged', possible: 'possible', warning: 'warned' } as const;
const AT_ONCE = 100;

/** Every finding of a kind, page by page. */
async function readAll(id: string, kind: FindingKind): Promise<ImportFinding[]> {
  const all: ImportFinding[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const found = await sessionCall(listImportFindings, { params: { id }, query: { kind, page, limit: AT_ONCE } });
    all.push(...found.data);
    more = found.has_next;
  }
  return all;
}

/** What there is to say of rows: refused with the reason, duplicates with the reason, repaired. */
export function Findings({ id, counts }: { id: string; counts: ImportCounts }) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  const path = useLocalPath();
  const [query] = useSearchParams();
  const kind = FindingKind.safeParse(query.get('rows')).data ?? 'refused';
  const page = pageOfQuery(query);
  const { data, problem, reload } = useCall(listImportFindings, { params: { id }, query: { kind, page } });
  const { busy, problem: refused, run } = useAct();
  const save = () =>
    void run(async () => {
      const rows = (await readAll(id, kind)).map((one) => [
        one.line,
        one.item,
        one.name,
        one.field,
        one.code,
        one.message,
        one.provider_slug,
      ]);
      const head = ['line', 'row', 'name', 'field', 'code', 'message', 'listing'];
      saveText(`${kind}.csv`, await writeCsv([head, ...rows]), 'text/csv');
    });
  return (
    <section>
      <h2>{t('findings')}</h2>
      <ViewTabs
        label={t('findings')}
        tabs={FindingKind.options.map((one) => ({
          search: changedQuery(query, { rows: one }),
          label: t(`finding.${one}`),
          count: format.number(counts[COUNT_OF[one]]),
          current: one === kind,
        }))}
      />
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        data.data.length === 0 ? (
          <p role="status">{t('findings.none')}</p>
        ) : (
          <>
            <div className="bench-stacked">
              <Table
                caption={t(`finding.${kind}`)}
                hideCaption
                rowKey={({ item, message }) => `${item} ${message}`}
                rows={data.data}
                columns={[
                  { key: 'line', header: t('line'), cell: ({ line }: ImportFinding) => t('line.number', { line }) },
                  {
                    key: 'what',
                    header: t('reason'),
                    cell: ({ name, message, provider_slug: slug }) => (
                      <>
                        {name ? <b>{name} </b> : null}
                        <span lang="en">{message}</span>{' '}
                        {slug && kind !== 'refused' ? <a href={path(`/providers/${slug}`)}>{slug}</a> : null}
                      </>
                    ),
                  },
                ]}
              />
            </div>
            <PageLinks page={data} to={(to) => changedQuery(query, { page: String(to) })} />
            <Button type="button" icon="download" className="bench-start" busy={busy} onClick={save}>
              {t('csv')}
            </Button>
            <FailedAct problem={refused} />
          </>
        )
      ) : problem ? null : (
        <Loading lines={3} />
      )}
    </section>
  );
}
