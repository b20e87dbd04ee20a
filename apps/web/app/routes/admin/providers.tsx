export { ProvidersPage as default } from '../../features/admin/providers/ui/providers-page.tsx';
