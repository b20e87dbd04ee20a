export { CompliancePage as default } from '../../features/network/papers/compliance-page.tsx';
