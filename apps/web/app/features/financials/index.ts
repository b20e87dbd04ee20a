// Public API of financials.
export { ClinicField } from './admin/ui/clinic-field.tsx';
