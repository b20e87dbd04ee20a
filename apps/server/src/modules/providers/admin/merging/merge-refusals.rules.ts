import type { MergeRefusal } from '@travesia/contracts/providers';
import { isSameWorld } from '../../../../platform/demo/sight.ts';
import type { ProviderRow } from '../../writing/administer.repo.ts';

type Clinic = Pick<ProviderRow, 'id' | 'listing' | 'operationalStatus' | 'country' | 'demo'>;

/** What else speaks against a merge. */
export interface MergeFacts {
  keptOrganization: string | null;
  otherOrganization: string | null;
  /** Whether a change that one of the two asked for waits for a decision. */
  changeWaits: boolean;
}

/** Why two clinics can’t be merged; empty if they can. */
export function mergeRefusals(kept: Clinic, other: Clinic, facts: MergeFacts): MergeRefusal[] {
  const { keptOrganization, otherOrganization, changeWaits } = facts;
  const holds: Readonly<Record<MergeRefusal, boolean>> = {
    same: kept.id === other.id,
    // Possible duplicates of registries are decided where registries are imported.
    directory: kept.listing !== 'partner' || other.listing !== 'partner',
    kept_merged: kept.operationalStatus === 'merged',
    other_merged: other.operationalStatus === 'merged',
    // Prices, taxes and rules of advertising are those of a country.
    country: kept.country !== other.country,
    demo: !isSameWorld(kept, other),
    organization: keptOrganization !== null && otherOrganization !== null && keptOrganization !== otherOrganization,
    change_request: changeWaits,
  };
  return (Object.keys(holds) as MergeRefusal[]).filter((refusal) => holds[refusal]);
}
