export { ProvidersPage as default } from '../../features/providers/admin/ui/providers-page.tsx';
