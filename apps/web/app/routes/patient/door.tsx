export { DoorPage as default } from '../../features/patient/ui/door-page.tsx';
