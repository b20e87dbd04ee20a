import type { Icon } from './icon.ts';

export const ivf: Icon = {
  lines: [
    'M52 26a34 34 0 1 1-.1 0Z',
    'M52 35a25 25 0 1 1-.1 0Z',
    'M58 52a9 9 0 1 1-.1 0Z',
    'M68 62L116 70M68 58L116 52',
    'M4 50h10c5 2 5 18 0 20H4',
    'M40 74h.1M46 80h.1M36 66h.1',
  ],
  clinical: ['M62 60H104'],
};

/** An egg cell that crosses from one woman to another. */
export const donorEgg: Icon = {
  lines: [
    'M30 62a22 22 0 1 1-.1 0Z',
    'M30 69a15 15 0 1 1-.1 0Z',
    'M34 80a5 5 0 1 1-.1 0Z',
    'M62 24C66 16 96 16 100 24C102 38 92 48 90 60V76M72 76V60C70 48 60 38 62 24',
    'M62 24C52 14 42 20 44 34M100 24C110 14 119 20 117 34',
    'M40 38a5 5 0 1 1 8 0a5 5 0 1 1-8 0ZM113 38a5 5 0 1 1 8 0a5 5 0 1 1-8 0Z',
    'M81 36a3.5 3.5 0 1 1-.1 0Z',
  ],
  clinical: ['M50 76C66 74 78 62 81 46'],
};

/** A snow crystal whose heart is an egg cell. */
export const frozenEgg: Icon = {
  lines: [
    'M60 42a18 18 0 1 1-.1 0Z',
    'M63 54a6.5 6.5 0 1 1-.1 0Z',
    'M60 31V8M51 12L60 21L69 12',
    'M85.1 45.5L105 34M97.1 28.2L93.8 40.5L106.1 43.8',
    'M85.1 74.5L105 86M106.1 76.2L93.8 79.5L97.1 91.8',
    'M60 89V112M69 108L60 99L51 108',
    'M34.9 74.5L15 86M22.9 91.8L26.2 79.5L13.9 76.2',
    'M34.9 45.5L15 34M13.9 43.8L26.2 40.5L22.9 28.2',
  ],
  clinical: ['M60 35a25 25 0 1 1-.1 0Z'],
};
