export { ListsPage as default } from '../../features/favorites/own/ui/lists-page.tsx';
