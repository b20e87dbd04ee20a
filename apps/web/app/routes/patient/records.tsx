export { RecordsPage as default } from '../../features/records/list/records-page.tsx';
