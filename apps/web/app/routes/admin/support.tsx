import '../../features/support/admin/workplace/workplace.css';

export { InboxPage as default } from '../../features/support/admin/ui/inbox-page.tsx';
