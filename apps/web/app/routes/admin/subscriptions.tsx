export { SubscriptionsPage as default } from '../../features/providers/admin/subscriptions/subscriptions-page.tsx';
