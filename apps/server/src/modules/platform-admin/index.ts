// Public API of the administration: the dashboard and the installation.
export { platformAdminFeature } from './feature.ts';
