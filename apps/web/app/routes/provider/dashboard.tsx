export { DeskPage as default } from '../../features/clinic/desk/desk-page.tsx';
