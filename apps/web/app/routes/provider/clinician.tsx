export { PersonPage as default } from '../../features/providers/own/people/person-page.tsx';
