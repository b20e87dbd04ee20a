import { getDebug, type HealthCheck } from '@travesia/contracts/platform-admin';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { FailedLoad, Loading } from '../../../../lib/workbench/states.tsx';
import { debugTexts } from '../texts.ts';
import { Bundle } from './bundle.tsx';
import { RecentErrors } from './recent-errors.tsx';
import { useFactText } from './use-fact-text.ts';

const MARKS = {
  ok: { tone: 'success', icon: 'circle-check' },
  attention: { tone: 'warning', icon: 'clock-alert' },
  failing: { tone: 'danger', icon: 'circle-alert' },
} as const;

/** Current status of every component, what is running, and recent errors. */
export function Health() {
  const t = useTexts(debugTexts);
  const format = useFormat();
  const { bytes, seconds, factsOf } = useFactText();
  const { data, problem, reload } = useCall(getDebug);
  const { busy, run } = useAct();
  if (!data) return problem ? <FailedLoad problem={problem} retry={reload} /> : <Loading />;
  const { build, memory } = data;
  return (
    <>
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      <div className="row">
        <Button type="button" variant="primary" icon="activity" busy={busy} onClick={() => void run(reload)}>
          {t('run')}
        </Button>
        <p className="muted" role="status">
          {t('checked', { at: format.instant(data.checked_at, ownTimeZone()) })}
        </p>
      </div>
      <div className="bench-stacked bench-found">
        <Table
          caption={t('checks')}
          hideCaption
          rowKey={({ name }) => name}
          rows={data.checks}
          columns={[
            { key: 'part', header: t('part'), cell: ({ name }: HealthCheck) => t(`check.${name}`) },
            {
              key: 'state',
              header: t('state'),
              cell: ({ state }) => <Badge {...MARKS[state]}>{t(`health.${state}`)}</Badge>,
            },
            { key: 'found', header: t('found'), cell: (check) => factsOf(check.facts) },
          ]}
        />
      </div>
      <section>
        <h2>{t('build')}</h2>
        <Facts
          items={[
            { name: t('build.version'), value: build.version },
            { name: t('build.commit'), value: build.commit ? <code>{build.commit.slice(0, 12)}</code> : t('unknown') },
            { name: t('build.node'), value: build.node },
            { name: t('build.started'), value: format.instant(build.started_at, ownTimeZone()) },
            { name: t('build.uptime'), value: seconds(build.uptime_seconds) },
            { name: t('build.memory'), value: bytes(memory.resident_bytes) },
            {
              name: t('build.heap'),
              value: t('of', { part: bytes(memory.heap_used_bytes), whole: bytes(memory.heap_total_bytes) }),
            },
          ]}
        />
      </section>
      <RecentErrors errors={data.errors} />
      <Bundle />
    </>
  );
}
