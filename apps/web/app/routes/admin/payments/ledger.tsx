export { LedgerPage as default } from '../../../features/financials/admin/ui/ledger-page.tsx';
