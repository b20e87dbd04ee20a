import {
  askClinic as askCall,
  createOrganization as createCall,
  editOrganization as editCall,
  getAdminOrganization,
  inviteOrganizationMember,
  listAdminOrganizations,
  releaseClinic as releaseCall,
  removeOrganizationMember,
} from '@travesia/contracts/organizations';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { askClinic } from './commands/ask-clinic.ts';
import { createOrganization } from './commands/create-organization.ts';
import { editOrganization } from './commands/edit-organization.ts';
import { inviteMember } from './commands/invite-member.ts';
import { releaseClinic } from './commands/release-clinic.ts';
import { removeMember } from './commands/remove-member.ts';
import { getOrganizationQuery, listOrganizationsQuery } from './queries/get-organization.ts';
import type { OrganizationsDeps } from '../organizations-deps.ts';

/** Admin endpoints for organizations. */
export function organizationsAdminRoutes(deps: OrganizationsDeps): Mounted[] {
  /** Changes return the whole updated organization. */
  const after = async (id: string, actor: Actor, change: Promise<unknown>) => {
    await change;
    return getOrganizationQuery(deps, id, 'en', actor);
  };
  return [
    mount(listAdminOrganizations, ({ query }, { actor }) => listOrganizationsQuery(deps, query, actor)),
    mount(getAdminOrganization, ({ params, query }, { actor }) =>
      getOrganizationQuery(deps, params.id, query.language, actor),
    ),
    mount(createCall, async ({ body }, { actor }) =>
      getOrganizationQuery(deps, await createOrganization(deps, body, actor), 'en', actor),
    ),
    mount(editCall, ({ params: { id }, body }, { actor }) => after(id, actor, editOrganization(deps, id, body, actor))),
    mount(inviteOrganizationMember, ({ params: { id }, body }, { actor }) =>
      after(id, actor, inviteMember(deps, id, body, actor)),
    ),
    mount(removeOrganizationMember, ({ params: { id, userId }, body }, { actor }) =>
      after(id, actor, removeMember(deps, { organizationId: id, userId }, body.reason, actor)),
    ),
    mount(askCall, ({ params: { id }, body }, { actor }) => after(id, actor, askClinic(deps, id, body, actor))),
    mount(releaseCall, ({ params: { id, providerId }, body }, { actor }) =>
      after(id, actor, releaseClinic(deps, { organizationId: id, providerId }, body.reason, actor)),
    ),
  ];
}
