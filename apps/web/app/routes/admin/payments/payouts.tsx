export { PayoutsPage as default } from '../../../features/financials/admin/ui/payouts-page.tsx';
