import type { ServiceFocus, ServiceOffer } from '@travesia/contracts/services';

/** Therapists' approaches, in display order. */
export const FOCUSES = [
  'anxiety',
  'low_mood',
  'grief',
  'couples',
  'trauma',
  'body_image',
  'migration',
  'illness',
] as const satisfies readonly ServiceFocus[];

/** Tags for filtering a card on the device: `lang:es`, `welcomes:lgbtq`. */
export const traitsOf = ({ languages, welcomes }: Pick<ServiceOffer, 'languages' | 'welcomes'>): string[] => [
  ...languages.map((code) => `lang:${code}`),
  ...welcomes.map((one) => `welcomes:${one}`),
];
