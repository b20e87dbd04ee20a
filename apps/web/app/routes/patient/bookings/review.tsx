export { ReviewPage as default } from '../../../features/bookings/review/ui/review-page.tsx';
