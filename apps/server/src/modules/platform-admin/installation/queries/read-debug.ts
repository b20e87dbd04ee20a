import type { Debug, DebugBundle } from '@travesia/contracts/platform-admin';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { checkHealth } from '../health/check-health.ts';
import { theInstallation } from '../operations.policy.ts';
import type { OperationsDeps } from '../operations-deps.ts';
import { listSettings } from '../settings.ts';

/** The current state of the installation. */
export async function readDebugQuery(deps: OperationsDeps, actor: Actor): Promise<Debug> {
  theInstallation(actor);
  const checks = await checkHealth(deps);
  const { version, commit, node } = deps.version;
  const uptime = process.uptime();
  const { rss, heapUsed, heapTotal } = process.memoryUsage();
  const now = deps.clock.now();
  return {
    checked_at: now.toISOString(),
    checks,
    build: {
      version,
      commit,
      node,
      started_at: new Date(now.getTime() - uptime * 1000).toISOString(),
      uptime_seconds: Math.floor(uptime),
    },
    memory: { resident_bytes: rss, heap_used_bytes: heapUsed, heap_total_bytes: heapTotal },
    errors: deps.recentErrors().map(({ at, requestId, ...error }) => ({
      ...error,
      at: at.toISOString(),
      request_id: requestId,
    })),
  };
}

/** All of it in one document for support. */
export async function readBundleQuery(deps: OperationsDeps, actor: Actor): Promise<DebugBundle> {
  const debug = await readDebugQuery(deps, actor);
  return {
    made_at: debug.checked_at,
    debug,
    configuration: Object.fromEntries(listSettings(deps).map(({ name, value }) => [name, value])),
    queues: (await deps.jobs.counts()).map((queue) => ({ ...queue })),
  };
}
