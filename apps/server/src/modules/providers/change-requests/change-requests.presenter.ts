import { actionsFor, type Locale } from '@travesia/contracts/kit';
import { changeRequestMachine, type ChangeToDecide, type PendingChanges } from '@travesia/contracts/providers';
import type { Reference } from '../../catalog/index.ts';
import type { ChangeRequestRow } from './change-requests.repo.ts';

const wantedOf = (
  reference: Reference,
  { id, name, type, country, requestedAt, version }: ChangeRequestRow,
  language: Locale,
) => ({
  id,
  name,
  type: type === null ? null : { slug: type, name: typeName(reference, type, language) },
  country:
    country === null ? null : { code: country, name: reference.countries.get(country)?.name[language] ?? country },
  requested_at: requestedAt.toISOString(),
  version,
});

const typeName = (reference: Reference, slug: string, language: Locale): string =>
  reference.types.find((type) => type.slug === slug)?.name[language] ?? slug;

/** A waiting request, for the clinic's team. */
export const presentPendingChanges = (
  reference: Reference,
  row: ChangeRequestRow,
  { language, mayChange }: { language: Locale; mayChange: boolean },
): PendingChanges => ({ ...wantedOf(reference, row, language), actions: mayChange ? ['withdraw'] : [] });

/** A waiting request, for admins. */
export const presentChangeToDecide = (
  reference: Reference,
  row: ChangeRequestRow,
  language: Locale,
): ChangeToDecide => ({
  ...wantedOf(reference, row, language),
  actions: actionsFor(changeRequestMachine, row.state, 'admin').filter(
    (action) => action === 'approve' || action === 'decline',
  ),
});
