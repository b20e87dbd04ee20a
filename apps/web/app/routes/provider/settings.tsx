export { SettingsPage as default } from '../../features/providers/own/settings/settings-page.tsx';
