export { SecurityPage as default } from '../../features/security/ui/security-page.tsx';
