export { AccessDeniedPage as default } from '../../features/site/portals/access-denied-page.tsx';
