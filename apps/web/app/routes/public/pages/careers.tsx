import { CareersPage } from '../../../features/pages/careers/ui/careers-page.tsx';

/** `/careers`. */
export default function Careers() {
  return <CareersPage />;
}
