import { useWiderThan } from '../../../../lib/screen/use-wider-than.ts';

/** Windows with room for the preview beside the form. */
const WIDE = 1240;

/** Whether the preview fits beside the form: it is asked of the server only where it is shown. */
export const useIsWide = (): boolean => useWiderThan(WIDE, false);
