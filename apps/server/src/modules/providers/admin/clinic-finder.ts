import { contribute } from '../../../platform/feature/feature.ts';
import { MOST_CANDIDATES, staffFinders } from '../../../platform/finding/staff-finder.ts';
import { providersAdminService } from './providers-admin-deps.ts';
import { searchProvidersQuery } from './queries/list-providers.ts';

/** Lets admins find clinics as their list does: by name with typos, address, phone number, credential and ID. */
export const clinicFinder = contribute(staffFinders, (parts) => ({
  kind: 'clinic',
  admin: async ({ phrase, actor, language }) => {
    const query = { q: phrase, limit: MOST_CANDIDATES, language };
    const { data } = await searchProvidersQuery(parts.get(providersAdminService), query, actor);
    return data.map((clinic) => ({
      id: clinic.id,
      label: clinic.name,
      detail: clinic.city ?? clinic.country.name,
      status: clinic.operational_status === 'suspended' ? 'suspended' : clinic.verification_status,
      demo: clinic.demo,
      isSure: true,
    }));
  },
}));
