import { useClinicArea } from '../../contexts/index.ts';

/** How a screen refers to the clinic: as theirs for staff, as "this clinic" for users acting as it. */
export const useWhose = (): 'own' | 'context' => (useClinicArea().via === null ? 'own' : 'context');
