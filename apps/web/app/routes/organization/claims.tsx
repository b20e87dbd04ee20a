export { NetworkClaimsPage as default } from '../../features/aftercare/claims/desk/network-pages.tsx';
