export { AdminDoor as default } from '../../features/portal/navigation/admin-door.tsx';
