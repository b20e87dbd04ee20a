export { NotificationsPage as default } from '../../features/notifications/ui/notifications-page.tsx';
