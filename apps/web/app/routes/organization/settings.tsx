export { SettingsPage as default } from '../../features/organizations/own/about/settings-page.tsx';
