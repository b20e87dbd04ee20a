import type { ServiceFocus, ServiceOffer } from '@travesia/contracts/services';

/** What therapists work with, in the order in which it is named. */
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

/** What a card can be found by on the device: `lang:es`, `welcomes:lgbtq`. */
export const traitsOf = ({ languages, welcomes }: Pick<ServiceOffer, 'languages' | 'welcomes'>): string[] => [
  ...languages.map((code) => `lang:${code}`),
  ...welcomes.map((one) => `welcomes:${one}`),
];
