export { InboxPage as default } from '../../features/packages/proposals/inbox-page.tsx';
