// Public API of financials.
export { ClinicField, NO_CLINIC } from './admin/ui/clinic-field.tsx';
