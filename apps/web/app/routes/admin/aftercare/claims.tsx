export { AdminClaimsPage as default } from '../../../features/aftercare/claims/desk/admin-pages.tsx';
