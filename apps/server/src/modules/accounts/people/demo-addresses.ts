import type { UserRole } from '@travesia/contracts/access';

/** Address of the person whom the demonstration signs in for a role. */
export const signInAddress = (role: UserRole): string => `${role}@demo.travesia.example`;

const ADDRESSES: ReadonlySet<string> = new Set(
  (['patient', 'provider', 'organization', 'admin'] as const).map(signInAddress),
);

/** Whether it is one of the four people as whom everybody tries the demonstration. */
export const isSignInPerson = ({ demo, emailKey }: { demo: boolean; emailKey: string }): boolean =>
  demo && ADDRESSES.has(emailKey);
