import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { findClinic } from '../../organizations/index.ts';
import { inboxToTell, rolesToTell } from '../../providers/index.ts';
import { visibleTo } from '../leads.policy.ts';
import { findClaim, findConsultation, findContact } from '../leads.repo.ts';
import { listClinicReaders, listNetworkReaders, listTeamReaders } from './team.repo.ts';

/** Who may answer a lead. */
export interface Reader {
  id: string;
  firstName: string;
  email: string;
  language: Locale;
  demo: boolean;
}

const everything = visibleTo({ kind: 'system' });

/**
 * A consultation request that still waits, with its clinic and the people who may answer it, each with the portal where they
 * do: those whom the clinic chose, its organization, and admins once it is overdue; and the clinic's inbox if it gets such
 * emails. Undefined otherwise.
 */
export async function findWaitingRequest(tx: Tx, id: string, when: 'arrived' | 'overdue') {
  const request = await findConsultation(tx, everything, id);
  if (!request?.providerId || request.status !== 'received') return undefined;
  const clinic = await findClinic(tx, request.providerId);
  if (!clinic) return undefined;
  const at = <D extends 'provider' | 'organization' | 'admin'>(desk: D, people: readonly Reader[]) =>
    people.map((person) => ({ ...person, desk }));
  const readers = [
    ...at('provider', await listClinicReaders(tx, clinic.id, await rolesToTell(tx, clinic.id, 'requests'))),
    ...at('organization', await listNetworkReaders(tx, clinic.id)),
    ...at('admin', when === 'overdue' ? await listTeamReaders(tx, request) : []),
  ];
  const first = new Map(readers.toReversed().map((reader) => [reader.id, reader]));
  const inbox = await inboxToTell(tx, clinic.id, 'requests');
  return { request, clinic, inbox, readers: readers.filter((reader) => first.get(reader.id) === reader) };
}

/** Something that arrived for the team, with the admins who see it; undefined for a request that names a clinic. */
export async function findArrivedLead(tx: Tx, kind: 'consultation' | 'contact' | 'claim', id: string) {
  const lead = await (kind === 'contact'
    ? findContact(tx, everything, id)
    : kind === 'claim'
      ? findClaim(tx, everything, id)
      : findUnaddressed(tx, id));
  return lead && { lead, readers: await listTeamReaders(tx, lead) };
}

async function findUnaddressed(tx: Tx, id: string) {
  const request = await findConsultation(tx, everything, id);
  return request?.providerId === null ? request : undefined;
}
