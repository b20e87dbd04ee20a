export { ClinicPaymentsPage as default } from '../../features/financials/clinic/clinic-payments-page.tsx';
