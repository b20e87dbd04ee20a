export { SettingsPage as default } from '../../features/clinic/settings/settings-page.tsx';
