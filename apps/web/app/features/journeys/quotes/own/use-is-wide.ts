import { useWiderThan } from '../../../../lib/screen/use-wider-than.ts';

/** Windows with room for columns side by side. */
const WIDE = 900;

/** Whether quotes fit side by side; otherwise one follows the other. */
export const useIsWide = (): boolean => useWiderThan(WIDE, true);
