import type { NewRoom } from '@travesia/contracts/providers';
import type { ProblemField } from '@travesia/contracts/kit';

/** What only the server can find wrong with a room. */
export function roomFaults(
  { name, treatments }: Pick<NewRoom, 'name' | 'treatments'>,
  { allowed, names }: { allowed: readonly string[]; names: readonly string[] },
): ProblemField[] {
  const fault = (path: string, code: string, message: string) => ({ path: `body.${path}`, code, message });
  const isTaken = names.some((other) => other.toLowerCase() === name.toLowerCase());
  return [
    ...(isTaken ? [fault('name', 'taken', 'is the name of another room')] : []),
    ...treatments.flatMap((slug, at) => {
      if (!allowed.includes(slug))
        return [fault(`treatments.${at}`, 'unknown_reference', 'is no treatment of the clinic')];
      return treatments.indexOf(slug) === at
        ? []
        : [fault(`treatments.${at}`, 'invalid_value', 'is in the list twice')];
    }),
  ];
}
