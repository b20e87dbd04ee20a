import { CareersPage } from '../../../features/site/pages/careers/ui/careers-page.tsx';

/** `/careers`. */
export default function Careers() {
  return <CareersPage />;
}
