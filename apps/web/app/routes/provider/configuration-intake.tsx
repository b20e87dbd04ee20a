export { IntakePage as default } from '../../features/journeys/intake/ui/intake-page.tsx';
