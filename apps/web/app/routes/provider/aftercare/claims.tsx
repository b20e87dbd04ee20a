export { ClinicClaimsPage as default } from '../../../features/aftercare/claims/desk/clinic-pages.tsx';
