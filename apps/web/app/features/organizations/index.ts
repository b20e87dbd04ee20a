// Public API of organizations.
export { EnterButton } from './own/enter-button.tsx';
export { OrganizationPage } from './own/organization-page.tsx';
export { ClinicLink } from './own/clinic-link.tsx';
export { type BrandColors, brandColors } from './showcase/brand-color.ts';
