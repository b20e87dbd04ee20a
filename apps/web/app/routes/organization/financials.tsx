export { NetworkFinancialsPage as default } from '../../features/financials/network/network-financials-page.tsx';
