import type { Colleague } from '@travesia/contracts/messaging';

/** How a colleague is mentioned in a note. */
export const mentionOf = ({ name }: Pick<Colleague, 'name'>): string => `@${name}`;

/** The colleagues whom a text mentions by their whole names; of two that begin alike, the longer one. */
export function mentioned(text: string, members: readonly Colleague[]): Colleague[] {
  let left = text.toLowerCase();
  return members
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter((member) => {
      const mention = mentionOf(member).toLowerCase();
      if (!left.includes(mention)) return false;
      left = left.replaceAll(mention, '');
      return !member.is_own;
    });
}
