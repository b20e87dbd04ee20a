export { ProfilePage as default } from '../../features/network/about/profile-page.tsx';
