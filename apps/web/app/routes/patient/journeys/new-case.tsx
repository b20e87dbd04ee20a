export { NewCasePage as default } from '../../../features/journeys/cases/ui/new-case-page.tsx';
