export { StepsDemoPage as default } from '../../features/journeys/templates/ui/demo-page.tsx';
