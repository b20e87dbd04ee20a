export { OutboxPage as default } from '../../features/packages/proposals/outbox-page.tsx';
