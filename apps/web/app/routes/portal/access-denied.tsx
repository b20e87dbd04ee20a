export { AccessDeniedPage as default } from '../../features/portal/navigation/access-denied-page.tsx';
