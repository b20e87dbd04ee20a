export { ClinicPatientsPage as default } from '../../features/bookings/patients/ui/clinic-pages.tsx';
