import { type PortalPageProps, PortalPage } from '../../portal/index.ts';

const ORGANIZATIONS = ['organization'] as const;

/** A page for organization members. */
export const OrganizationPage = (page: Omit<PortalPageProps, 'roles'>) => (
  <PortalPage {...page} roles={ORGANIZATIONS} />
);
