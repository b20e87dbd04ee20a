export { TreatmentsPage as default } from '../../features/clinic/treatments/treatments-page.tsx';
