export { NetworkTreatmentsPage as default } from '../../features/packages/network/treatments-page.tsx';
