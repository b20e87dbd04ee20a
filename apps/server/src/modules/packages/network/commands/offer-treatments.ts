import type { TreatmentOffer, TreatmentsOffered } from '@travesia/contracts/packages';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockManaged, ofNetwork } from '../../../organizations/index.ts';
import { addTreatments } from '../../../providers/index.ts';
import type { PackageReads } from '../../package-reads.ts';
import { listOfferingClinics } from '../network-packages.repo.ts';

/** Adds treatments to those that clinics of an organization offer. Throws `organizations.clinic_not_managed`. */
export async function offerTreatments(
  reads: Pick<PackageReads, 'database' | 'reference' | 'clock'>,
  { treatments, clinics: asked }: TreatmentOffer,
  actor: Actor,
): Promise<TreatmentsOffered> {
  const scope = ofNetwork(actor);
  const reference = await reads.reference();
  const at = reads.clock.now();
  const fields = treatments.flatMap((slug, index) =>
    reference.treatments.has(slug)
      ? []
      : [{ path: `body.treatments.${index}`, code: 'unknown_reference', message: 'is no treatment of the catalog' }],
  );
  if (fields.length) throw new ProblemError('request.invalid', { fields });
  return unitOfWork(reads.database, async (tx) => {
    await lockManaged(tx, scope.organizationId, asked);
    const managed = await listOfferingClinics(tx, scope);
    const clinics = [...new Set(asked)].toSorted().map((id) => managed.find((one) => one.id === id));
    refuseOutOfSight(scope.person, ...clinics);
    let added = 0;
    let changed = 0;
    for (const clinic of clinics) {
      if (!clinic) throw new ProblemError('organizations.clinic_not_managed');
      const fresh = await addTreatments(tx, { providerId: clinic.id, treatments: [...new Set(treatments)], at });
      if (!fresh.length) continue;
      added += fresh.length;
      changed++;
      await appendAudit(tx, {
        action: 'organization.treatments_added',
        actor,
        at,
        contextProviderId: clinic.id,
        target: { type: 'provider', id: clinic.id },
        facts: { added: fresh.length, treatments: fresh.join(', ') },
      });
    }
    return { added, clinics: changed };
  });
}
