import { useClinicArea } from '../../contexts/index.ts';

/** How a screen speaks of the clinic: to its own people as theirs, to who acts for it as "this clinic". */
export const useWhose = (): 'own' | 'context' => (useClinicArea().via === null ? 'own' : 'context');
