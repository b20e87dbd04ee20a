export { ClinicFinancialsPage as default } from '../../features/financials/clinic/clinic-financials-page.tsx';
