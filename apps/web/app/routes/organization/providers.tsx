export { ClinicsPage as default } from '../../features/network/clinics/clinics-page.tsx';
