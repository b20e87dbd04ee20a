export { PaymentsPage as default } from '../../features/financials/admin/ui/payments-page.tsx';
