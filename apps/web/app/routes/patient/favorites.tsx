export { ListsPage as default } from '../../features/favorites/ui/lists-page.tsx';
