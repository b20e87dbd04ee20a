import { type EndpointArgs, type EndpointOutput, type Locale, pageFacts } from '@travesia/contracts/kit';
import type {
  AdminOrganization,
  AdminOrganizationDetail,
  listAdminOrganizations,
} from '@travesia/contracts/organizations';
import { isSignInPerson } from '../../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { knownTo } from '../../../accounts/index.ts';
import type { Reference } from '../../../catalog/index.ts';
import { administeredOrganizations } from '../../organizations.policy.ts';
import {
  presentFacet,
  instant,
  presentAuditLine,
  presentInvitationLine,
  listOrganizationAudit,
  listOrganizationInvitations,
} from '../../../providers/index.ts';
import {
  countOrganizations,
  findOrganizationLine,
  listManaged,
  listMembers,
  listOrganizationLines,
  type OrganizationLine,
} from '../admin-organizations.repo.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

const countryName = (reference: Reference, code: string, language: Locale): string =>
  reference.countries.get(code)?.name[language] ?? code;

const present = (reference: Reference, line: OrganizationLine, language: Locale): AdminOrganization => ({
  id: line.id,
  name: line.name,
  type: line.type,
  city: line.city,
  country: { code: line.country, name: countryName(reference, line.country, language) },
  demo: line.demo,
  provider_count: line.providers,
  member_count: line.members,
  invitation_count: line.invitations,
  created_at: instant(line.createdAt),
  version: line.version,
  actions: ['edit', 'invite', 'ask_clinic'],
});

/** A page of organizations with counts by filter. */
export async function listOrganizationsQuery(
  deps: OrganizationsDeps,
  query: EndpointArgs<typeof listAdminOrganizations>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listAdminOrganizations>> {
  const scope = administeredOrganizations(actor);
  const { db } = deps.database;
  const { page, limit, sort, language } = query;
  const [reference, { total, lines }, types, countries] = await Promise.all([
    deps.reference(),
    listOrganizationLines(db, scope, query, { sort, limit, offset: (page - 1) * limit }, deps.clock.now()),
    countOrganizations(db, scope, query, 'type'),
    countOrganizations(db, scope, query, 'country'),
  ]);
  return {
    data: lines.map((line) => present(reference, line, language)),
    ...pageFacts(total, page, limit),
    facets: {
      type: presentFacet(types, () => undefined),
      country: presentFacet(countries, (code) => countryName(reference, code, language), query.country),
    },
  };
}

/** An organization with all related data. Throws `organization.not_found`. */
export async function getOrganizationQuery(
  deps: OrganizationsDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<AdminOrganizationDetail> {
  const scope = administeredOrganizations(actor);
  const people = knownTo(actor);
  const { db } = deps.database;
  const [reference, line] = await Promise.all([
    deps.reference(),
    findOrganizationLine(db, scope, id, deps.clock.now()),
  ]);
  if (!line) throw new ProblemError('organization.not_found');
  const [members, managed, invitations, audit] = await Promise.all([
    listMembers(db, people, id),
    listManaged(db, scope, id),
    listOrganizationInvitations(db, people, id, deps.clock.now()),
    listOrganizationAudit(db, people, id),
  ]);
  const owners = members.filter(({ role }) => role === 'owner').length;
  return {
    ...present(reference, line, language),
    members: members.map(({ userId, name, email, role, since, lastSeen, known, ...person }) => ({
      user_id: userId,
      name,
      email,
      role,
      since: instant(since),
      last_seen_at: lastSeen && instant(lastSeen),
      actions: known && !isSignInPerson(person) && (role !== 'owner' || owners > 1) ? ['remove'] : [],
    })),
    providers: managed.map(({ cityName, verificationStatus, operationalStatus, since, ...clinic }) => ({
      ...clinic,
      city: cityName?.[language] ?? null,
      verification_status: verificationStatus,
      operational_status: operationalStatus,
      since: instant(since),
      actions: ['release'],
    })),
    invitations: invitations.map(presentInvitationLine),
    audit: audit.map(presentAuditLine),
  };
}
