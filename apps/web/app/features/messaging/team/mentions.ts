import type { Colleague } from '@travesia/contracts/messaging';

/** How a colleague is mentioned in a note. */
export const mentionOf = ({ name }: Pick<Colleague, 'name'>): string => `@${name}`;

/** The colleagues whom a text mentions by their whole names. */
export const mentioned = (text: string, members: readonly Colleague[]): Colleague[] =>
  members.filter((member) => !member.is_own && text.toLowerCase().includes(mentionOf(member).toLowerCase()));
