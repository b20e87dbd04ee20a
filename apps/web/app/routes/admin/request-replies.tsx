export { AdminRepliesPage as default } from '../../features/leads/desk/ui/admin-pages.tsx';
