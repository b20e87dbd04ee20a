export { PoliciesPage as default } from '../../features/organizations/provider-settings/policies-page.tsx';
