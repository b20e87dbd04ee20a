export { PackagesPage as default } from '../../features/packages/own/list/packages-page.tsx';
