export { CredentialsPage as default } from '../../features/credentials/own/credentials-page.tsx';
