export { SecurityPage as default } from '../../features/account/security/ui/security-page.tsx';
