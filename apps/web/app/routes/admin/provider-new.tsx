export { NewPage as default } from '../../features/admin/providers/edit/new-page.tsx';
