export { NetworkPackagesPage as default } from '../../features/packages/network/packages-page.tsx';
