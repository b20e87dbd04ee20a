export { MacrosPage as default } from '../../features/support/admin/workplace/macros-page.tsx';
