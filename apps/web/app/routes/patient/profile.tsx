export { ProfilePage as default } from '../../features/account/ui/profile-page.tsx';
