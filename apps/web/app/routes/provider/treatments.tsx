export { TreatmentsPage as default } from '../../features/providers/own/treatments/treatments-page.tsx';
