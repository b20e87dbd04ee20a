export { PackageOverviewPage as default } from '../../features/packages/network/overview-page.tsx';
