import { auditAreaOf, type ClinicActivityEntry } from '@travesia/contracts/audit';
import { seesSession } from '../../../platform/demo/demo-people.ts';
import { isInSight, sightOf } from '../../../platform/demo/sight.ts';
import { otherFacts, textOf } from '../admin/audit-log.presenter.ts';
import type { ClinicActivityScope } from './clinic-activity.policy.ts';
import type { ClinicActRow } from './clinic-activity.repo.ts';

/** Presents an entry to users acting for the clinic. */
export function presentClinicAct({ viewer }: ClinicActivityScope, row: ClinicActRow): ClinicActivityEntry {
  const { by, facts } = row;
  const isNamed = isInSight(sightOf(viewer), { demo: row.actorDemo });
  // Hide the devices of external helpers, and those of other demo visitors.
  const shown = by === 'staff' && seesSession(viewer, row.sessionId);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    area: auditAreaOf(row.action),
    by,
    actor_id: row.actorId,
    name: isNamed ? row.actorName : null,
    organization_name: by === 'organization' ? row.organizationName : null,
    subject_name: isNamed ? row.subjectName : null,
    reason: textOf(facts, 'reason') ?? (by === 'staff' ? null : row.openedFor),
    facts: otherFacts(facts),
    device: shown ? textOf(facts, 'device') : null,
    place: shown ? textOf(facts, 'place') : null,
    network: shown ? textOf(facts, 'network') : null,
  };
}
