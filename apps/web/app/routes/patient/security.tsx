export { SecurityPage as default } from '../../features/two-factor/ui/security-page.tsx';
