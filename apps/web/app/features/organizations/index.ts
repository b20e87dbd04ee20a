// Public API of organizations.
export { EnterButton } from './own/enter-button.tsx';
export { OrganizationPage } from './own/organization-page.tsx';
export { brandColors } from './showcase/brand-color.ts';
