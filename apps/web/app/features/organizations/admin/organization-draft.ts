import type { AdminOrganization } from '@travesia/contracts/organizations';

const FIELDS = ['name', 'type', 'city', 'country'] as const;
type Field = (typeof FIELDS)[number];
export type OrganizationDraft = Record<Field, string>;

export interface OrganizationChange {
  field: Field;
  before: string;
  after: string;
}

/** The editable fields of an organization, as form values. */
export const draftOfOrganization = (organization: AdminOrganization): OrganizationDraft => ({
  name: organization.name,
  type: organization.type,
  city: organization.city ?? '',
  country: organization.country.code,
});

/** Changed values, by field. */
export function changesOfOrganization(organization: AdminOrganization, draft: OrganizationDraft): OrganizationChange[] {
  const present = draftOfOrganization(organization);
  return FIELDS.flatMap((field) => {
    const [before, after] = [present[field], draft[field].trim()];
    return before === after ? [] : [{ field, before, after }];
  });
}
