import { APPLICATION_SECTIONS, type ApplicationSection } from '@travesia/contracts/applications';
import { useEffect, useState } from 'react';

/** The sections, followed by the review before submitting. */
export const STEPS = [...APPLICATION_SECTIONS, 'review'] as const;
export type Step = (typeof STEPS)[number];

/** The current place: the step and, from a list of missing answers, the field. */
export interface Place {
  step: Step;
  field: string | null;
}

const isStep = (text: string): text is Step => STEPS.some((step) => step === text);

function placeIn(hash: string): Place | null {
  const [step = '', ...field] = hash.replace(/^#/, '').split('.');
  return isStep(step) ? { step, field: field.join('.') || null } : null;
}

/** The URL fragment of a step or field. */
export const placeOf = (step: Step, field?: string): string => `#${step}${field ? `.${field}` : ''}`;

/** The step in the URL, or the first incomplete one, so that returning users continue there. */
export function usePlace(unfinished: ApplicationSection | undefined): Place {
  const [start] = useState<Step>(unfinished ?? 'review');
  const [place, setPlace] = useState<Place | null>(() => placeIn(location.hash));
  useEffect(() => {
    const look = () => setPlace(placeIn(location.hash));
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return place ?? { step: start, field: null };
}
