export { CompliancePage as default } from '../../features/organizations/own/compliance/compliance-page.tsx';
