export { StepsPage as default } from '../../features/journeys/templates/ui/steps-page.tsx';
