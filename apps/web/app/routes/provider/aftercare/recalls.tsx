export { ClinicRecallsPage as default } from '../../../features/aftercare/recalls/ui/desk-recalls.tsx';
