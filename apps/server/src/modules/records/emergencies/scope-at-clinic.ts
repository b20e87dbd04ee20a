import type { TakeSide } from '../../../platform/http/take-side.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type JourneyScope, ofCalledClinic } from '../../journeys/index.ts';

/** The journeys of the clinic that a user works at or acts for now, with what they may do there; null if there is none. */
export async function scopeAtClinic(takeSide: TakeSide, scope: JourneyScope): Promise<JourneyScope | null> {
  const { others, person } = scope;
  if (others.kind === 'clinic') return scope;
  if (others.kind === 'none') return null;
  try {
    const acting = await takeSide(person, { side: 'provider', may: 'journeys.read' });
    return acting.forProvider?.abilities.includes('journeys.read') ? ofCalledClinic(acting) : null;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'access.no_provider_context') return null;
    throw error;
  }
}
