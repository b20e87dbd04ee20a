export { SentRequestsPage as default } from '../../features/leads/sent/ui/sent-pages.tsx';
