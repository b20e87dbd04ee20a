export { RefundsPage as default } from '../../../features/financials/admin/ui/refunds-page.tsx';
