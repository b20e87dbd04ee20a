import type { PortalPageProps } from '../../lib/portal/portal-page.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ORGANIZATIONS = ['organization'] as const;

/** A page for people of organizations. */
export const OrganizationPage = (page: Omit<PortalPageProps, 'roles'>) => (
  <PortalPage {...page} roles={ORGANIZATIONS} />
);
