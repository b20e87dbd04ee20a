// Public API of portal.
export { ClinicPage } from './clinic-page.tsx';
export { type PortalGroup, groupsFor } from './navigation.ts';
export { OwnDashboard } from './own-dashboard.tsx';
export { holdsWords, pagesFor } from './palette/find-pages.ts';
export { usePanel } from './parts/use-panel.ts';
export { PersonContext } from './person-context.ts';
export { PortalPage, type PortalPageProps } from './portal-page.tsx';
export { RequireSession } from './require-session.tsx';
export { useOpenGroups } from './use-open-groups.ts';
