export { ProfilePage as default } from '../../features/organizations/own/about/profile-page.tsx';
