export { SettingsPage as default } from '../../features/network/about/settings-page.tsx';
