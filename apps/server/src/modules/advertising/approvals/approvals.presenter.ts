import {
  type ClinicApproval,
  type RestrictedTreatment,
  type TreatmentApproval,
  treatmentApprovalMachine,
  type TreatmentWarning,
} from '@travesia/contracts/advertising';
import { actionsFor, type Locale, statesTagged } from '@travesia/contracts/kit';
import type { Reference } from '../../catalog/index.ts';
import type { AdminApprovalRow, ApprovalRow } from './approvals.repo.ts';

type Treatment = NonNullable<ReturnType<Reference['everyTreatment']['get']>>;

const named = (reference: Reference, slug: string, language: Locale) => ({
  slug,
  name: reference.everyTreatment.get(slug)?.name[language] ?? slug,
});

/** What a treatment's pages warn of. */
const warningsOf = (treatment: Treatment | undefined, language: Locale): TreatmentWarning[] =>
  (treatment?.content.warnings ?? []).map(({ text, source }) => ({
    text: text[language],
    source: source ? { label: source.label, url: source.url ?? null } : null,
  }));

/** Waiting for a decision, or approved. */
const CURRENT: readonly string[] = statesTagged(treatmentApprovalMachine, 'current');

const instant = (time: Date | string): string => new Date(time).toISOString();

const askedOf = ({
  statement,
  evidence,
  requestedAt,
  decidedAt,
  reason,
  version,
}: Pick<AdminApprovalRow, 'statement' | 'evidence' | 'requestedAt' | 'decidedAt' | 'reason' | 'version'>) => ({
  statement,
  evidence,
  requested_at: instant(requestedAt),
  decided_at: decidedAt && instant(decidedAt),
  reason,
  version,
});

interface Standing {
  approval: ApprovalRow | undefined;
  packages: number;
  listed: boolean;
  mayChange: boolean;
  language: Locale;
}

/** A restricted treatment, for the clinic's team. */
export function presentRestricted(
  reference: Reference,
  slug: string,
  { approval, packages, listed, mayChange, language }: Standing,
): RestrictedTreatment {
  const isCurrent = approval !== undefined && CURRENT.includes(approval.state);
  return {
    treatment: named(reference, slug, language),
    warnings: warningsOf(reference.everyTreatment.get(slug), language),
    offered: approval?.state === 'approved',
    listed,
    packages,
    approval: approval ? presentOwn(approval, mayChange) : null,
    actions: mayChange && !isCurrent ? ['request'] : [],
  };
}

const presentOwn = (row: ApprovalRow, mayChange: boolean): ClinicApproval => ({
  id: row.id,
  status: row.state,
  ...askedOf(row),
  actions: mayChange
    ? actionsFor(treatmentApprovalMachine, row.state, 'provider').filter((action) => action === 'withdraw')
    : [],
});

/** A request, for admins. */
export const presentApproval = (reference: Reference, row: AdminApprovalRow, language: Locale): TreatmentApproval => ({
  id: row.id,
  status: row.state,
  treatment: named(reference, row.treatment, language),
  warnings: warningsOf(reference.everyTreatment.get(row.treatment), language),
  provider: {
    id: row.providerId,
    slug: row.providerSlug,
    name: row.providerName,
    country: { code: row.country, name: reference.countries.get(row.country)?.name[language] ?? row.country },
    demo: row.demo,
  },
  packages: row.packages,
  ...askedOf(row),
  actions: actionsFor(treatmentApprovalMachine, row.state, 'admin').filter(
    (action) => action === 'approve' || action === 'reject' || action === 'revoke',
  ),
});
