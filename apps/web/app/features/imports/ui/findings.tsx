import {
  FINDING_KINDS,
  FINDING_SORTS,
  type FindingKind,
  type ImportCounts,
  type ImportFinding,
  listImportFindings,
} from '@travesia/contracts/imports';
import { Link } from 'react-router';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { exportAct } from '../../../lib/list/bulk/export-act.ts';
import { choice, defineList } from '../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { FailedAct } from '../../../lib/workbench/states.tsx';
import { importsTexts } from '../texts.ts';
import { useReason } from './use-reason.ts';

const COUNT_OF = { refused: 'refused', merged: 'merged', possible: 'possible', warning: 'warned' } as const;
const AT_ONCE = 100;
const FIRST_KIND = 'refused';
const findingsList = defineList('admin.import_findings', {
  tabs: { rows: choice(FINDING_KINDS) },
  sorts: FINDING_SORTS,
});

const keyOf = ({ item, message }: ImportFinding) => `${item} ${message}`;
/** Rows are told apart by machines too: the heads stay in English. */
const FIELDS = {
  line: ({ line }) => line,
  row: ({ item }) => item,
  name: ({ name }) => name,
  field: ({ field }) => field,
  code: ({ code }) => code,
  message: ({ message }) => message,
  listing: ({ provider_slug: slug }) => slug,
} satisfies Record<string, (one: ImportFinding) => string | number | null>;

/** Loads all findings of a kind, page by page. */
async function readAll(id: string, kind: FindingKind): Promise<ImportFinding[]> {
  const all: ImportFinding[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const found = await sessionCall(listImportFindings, { params: { id }, query: { kind, page, limit: AT_ONCE } });
    all.push(...found.data);
    more = found.has_next;
  }
  return all;
}

/** Findings by row: refused and duplicate rows with the reason, and repaired rows. */
export function Findings({ id, counts }: { id: string; counts: ImportCounts }) {
  const t = useTexts(importsTexts);
  const reasonOf = useReason();
  // The server's sentences, with the value concerned, are in English.
  const isForeign = useLocale() !== 'en';
  const path = useLocalPath();
  const { rows: kind = FIRST_KIND, page, sort } = useAsked(findingsList);
  const loaded = useCall(listImportFindings, { params: { id }, query: { kind, page, sort } });
  const { busy, problem: refused, run } = useAct();
  const save = exportAct({ name: t('csv.chosen'), file: kind, rowKey: keyOf, columns: FIELDS });
  const saveAll = () =>
    void run(async () => {
      await save.run(await readAll(id, kind), '');
    });
  return (
    <section>
      <h2>{t('findings')}</h2>
      <ListTabs
        name="rows"
        label={t('findings')}
        chosen={kind === FIRST_KIND ? [] : [kind]}
        tabs={FINDING_KINDS.map((one) => ({
          value: one === FIRST_KIND ? null : one,
          label: t(`finding.${one}`),
          count: counts[COUNT_OF[one]],
        }))}
      />
      {kind === 'possible' || kind === 'merged' ? (
        <p>
          <Link to={path(`/admin/imports/pairs?import=${id}${kind === 'merged' ? '&state=merged' : ''}`)}>
            {t('findings.pairs')}
          </Link>
        </p>
      ) : null}
      <ListScreen
        definition={findingsList}
        filters={{ label: t('findings'), filters: {}, sorts: (one) => t(`sort.${one}`) }}
        caption={t(`finding.${kind}`)}
        loaded={loaded}
        rowKey={keyOf}
        rowActs={{ nameOf: ({ name, line }) => name ?? t('line.number', { line }), acts: [save] }}
        empty={t('findings.none')}
        nothing={t('findings.none')}
        columns={[
          {
            key: 'line',
            name: t('line'),
            order: { ascending: 'line', descending: '-line' },
            cell: ({ line }) => t('line.number', { line }),
          },
          {
            key: 'what',
            name: t('reason'),
            bare: true,
            cell: ({ name, code, message, provider_slug: slug }) => (
              <>
                {name ? <b>{name} </b> : null}
                {code && isForeign ? `${reasonOf(code)} ` : null}
                <span className={code && isForeign ? 'muted' : undefined} lang="en">
                  {message}
                </span>{' '}
                {slug && kind !== 'refused' ? <a href={path(`/providers/${slug}`)}>{slug}</a> : null}
              </>
            ),
          },
        ]}
        tools={
          loaded.data?.total ? (
            <Button type="button" size="small" icon="download" busy={busy} onClick={saveAll}>
              {t('csv')}
            </Button>
          ) : null
        }
      />
      <FailedAct problem={refused} />
    </section>
  );
}
