export { NetworkRecallsPage as default } from '../../features/aftercare/recalls/ui/desk-recalls.tsx';
