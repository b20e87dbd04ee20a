export { InboxPage as default } from '../../features/support/ui/inbox/inbox-page.tsx';
