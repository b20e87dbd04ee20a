export { NewPage as default } from '../../features/providers/admin/edit/new-page.tsx';
