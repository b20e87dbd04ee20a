export { AvailabilityPage as default } from '../../features/availability/own/availability-page.tsx';
