export { ConsentsPage as default } from '../../features/privacy/consents/consents-page.tsx';
