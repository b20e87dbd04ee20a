export { ClinicsPage as default } from '../../features/organizations/own/clinics/clinics-page.tsx';
