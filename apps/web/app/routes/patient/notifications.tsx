export { NotificationsPage as default } from '../../features/account/notifications/ui/notifications-page.tsx';
