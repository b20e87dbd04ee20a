export { PoliciesPage as default } from '../../features/organizations/policies/policies-page.tsx';
