export { NewRecallPage as default } from '../../../features/aftercare/recalls/ui/new-recall-page.tsx';
