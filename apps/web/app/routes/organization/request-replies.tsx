export { NetworkRepliesPage as default } from '../../features/leads/desk/ui/network-pages.tsx';
