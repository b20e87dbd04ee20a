import type { Icon } from './icon.ts';

export const eye: Icon = {
  lines: [
    'M8 62C30 32 90 32 112 62C90 92 30 92 8 62Z',
    'M60 42a20 20 0 1 1-.1 0Z',
    'M60 54a8 8 0 1 1-.1 0Z',
    'M30 38l-6-9M44 32l-3-10M76 32l3-10M90 38l6-9',
  ],
  clinical: ['M60 4V40'],
};

/** The eye cut through: cornea, iris, the new lens with its two springs, retina and nerve. */
export const cataract: Icon = {
  lines: [
    'M38 32A38 38 0 1 1 38 88',
    'M38 32C18 40 18 80 38 88',
    'M40 34V46M40 74V86',
    'M50 45C42 52 42 68 50 75C58 68 58 52 50 45Z',
    'M50 45C56 44 58 38 54 34M50 75C44 76 42 82 46 86',
    'M101 50H115M101 70H115',
    'M76 34C92 42 96 58 91 74',
  ],
  clinical: ['M4 60H40M60 60H92'],
};
