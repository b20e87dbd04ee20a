export { AdjustmentsPage as default } from '../../../features/financials/admin/ui/adjustments-page.tsx';
