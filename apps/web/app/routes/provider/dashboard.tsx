export { DeskPage as default } from '../../features/providers/own/desk/desk-page.tsx';
