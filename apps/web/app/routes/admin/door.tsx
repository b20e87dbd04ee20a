export { AdminDoor as default } from '../../features/site/portals/admin-door.tsx';
