import { lazy, Suspense } from 'react';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';

const Section = lazy(() => import('./patient-notes.tsx').then((file) => ({ default: file.PatientNotes })));

/** The notes of a patient’s consultations; their code and styles load where they are shown. */
export const PatientNotes = ({ patientId }: { patientId: string }) => (
  <Suspense fallback={<LoadShapes />}>
    <Section patientId={patientId} />
  </Suspense>
);
