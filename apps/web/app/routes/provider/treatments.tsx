import { RestrictedPart } from '../../features/advertising/approvals/restricted-part.tsx';
import { TreatmentsPage } from '../../features/providers/own/treatments/treatments-page.tsx';

/** `/provider/treatments`: what the clinic offers, and what it may offer only after an approval. */
export default function Treatments() {
  return <TreatmentsPage restricted={<RestrictedPart />} />;
}
