import { CLINIC_PARTS, MERGE_FIELDS, type MergeField, type MergePreview } from '@travesia/contracts/providers';
import type { Locale, Localized } from '@travesia/contracts/kit';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import type { Reference } from '../../../../catalog/index.ts';
import type { ProvidersAdminDeps } from '../../providers-admin-deps.ts';
import { type ProviderRecord, findRecord } from '../../provider-record.repo.ts';
import { logoAddress } from '../../../logo-address.ts';
import { administeredBy } from '../../../providers.policy.ts';
import { canTake } from '../merge-fields.rules.ts';
import { mergeRefusals } from '../merge-refusals.rules.ts';
import { findMergeFacts } from '../merges.repo.ts';
import { countRows } from '../moved-rows.repo.ts';

/** Two clinics side by side, and what merging them would do. Throws `providers.not_found`. */
export async function previewMergeQuery(
  deps: ProvidersAdminDeps,
  { id, other: otherId }: { id: string; other: string },
  language: Locale,
  actor: Actor,
): Promise<MergePreview> {
  const scope = administeredBy(actor);
  const { db } = deps.database;
  const [reference, kept, other] = await Promise.all([
    deps.reference(),
    findRecord(db, scope, id),
    findRecord(db, scope, otherId),
  ]);
  if (!kept || !other) throw new ProblemError('providers.not_found');
  const [facts, counts] = await Promise.all([
    findMergeFacts(db, id, otherId),
    countRows(
      db,
      deps.holders.flatMap(({ rows }) => rows),
      otherId,
      id,
    ),
  ]);
  const text = textOf(reference, language);
  const fields = MERGE_FIELDS.map((field) => ({
    field,
    kept: text(kept, field),
    other: text(other, field),
    differs: canTake(kept.provider, other.provider, field),
  }));
  return {
    kept: sideOf(kept),
    other: sideOf(other),
    fields: fields.filter((one) => one.kept !== null || one.other !== null),
    parts: counts
      .filter((one) => one.kept + one.moves + one.stays > 0)
      .toSorted((one, two) => CLINIC_PARTS.indexOf(one.part) - CLINIC_PARTS.indexOf(two.part)),
    refusals: mergeRefusals(kept.provider, other.provider, facts),
  };
}

const sideOf = ({ provider }: ProviderRecord): MergePreview['kept'] => ({
  id: provider.id,
  name: provider.name,
  slug: provider.slug,
  verification_status: provider.verificationStatus,
  operational_status: provider.operationalStatus,
  created_at: provider.createdAt.toISOString(),
  version: provider.version,
});

/** Fields of a profile in words; null for none. */
function textOf(reference: Reference, language: Locale) {
  const written = (text: Localized | null) => text?.[language] || text?.en || text?.es || text?.pt || null;
  const number = (value: number | null) => (value === null ? null : String(value));
  const texts: Readonly<Record<MergeField, (record: ProviderRecord) => string | null>> = {
    name: ({ provider }) => provider.name,
    type: ({ provider }) => reference.types.find(({ slug }) => slug === provider.type)?.name[language] ?? provider.type,
    address: ({ provider: { street, postalCode, region }, cityName }) =>
      [street, postalCode, cityName?.[language], region].filter(Boolean).join(', ') || null,
    phone: ({ provider }) => provider.phone,
    email: ({ provider }) => provider.email,
    website: ({ provider }) => provider.website,
    description: ({ provider }) => written(provider.description),
    founded_year: ({ provider }) => number(provider.foundedYear),
    beds: ({ provider }) => number(provider.beds),
    logo: ({ provider }) => logoAddress(provider),
  };
  return (record: ProviderRecord, field: MergeField) => texts[field](record);
}
