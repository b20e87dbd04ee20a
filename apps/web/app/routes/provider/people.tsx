export { PeoplePage as default } from '../../features/providers/own/people/people-page.tsx';
