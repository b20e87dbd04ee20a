import type { PackageGap } from '@travesia/contracts/packages';
import { useEffect, useRef } from 'react';
import { focusField } from '../../../../../lib/forms/draft/focus-field.ts';
import { sectionId } from './section.tsx';

/** Goes once to the section that the address names: to what is missing there first, or to its heading. */
export function useArrival(gaps: readonly PackageGap[], focusGap: (gap: PackageGap) => void): void {
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const { hash } = location;
    const gap = gaps.find(({ section }) => `#${sectionId(section)}` === hash);
    if (gap) return focusGap(gap);
    const heading = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    if (!heading) return;
    focusField(heading);
    heading.scrollIntoView({ block: 'start' });
  }, [gaps, focusGap]);
}
