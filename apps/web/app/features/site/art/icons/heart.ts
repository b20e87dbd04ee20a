import type { Icon } from './icon.ts';

const OUTLINE = [
  'M58 110C34 92 20 74 23 54C26 38 42 33 52 42C57 46 60 50 62 54C66 45 74 39 83 41C96 44 99 58 95 70C89 88 74 100 58 110Z',
  'M53 42C50 26 56 16 68 16C82 16 88 26 86 41',
  'M60 18V6M71 16V4M81 20L85 9',
  'M40 36C38 28 34 24 26 22',
];

export const bypassGraft: Icon = {
  lines: [...OUTLINE, 'M76 54C72 66 72 76 66 86'],
  clinical: ['M44 44C36 58 40 74 50 86'],
};

/** A valve of three leaflets in its sewing ring. */
export const valve: Icon = {
  lines: [...OUTLINE, 'M58 57a17 17 0 1 1-.1 0Z', 'M58 91Q54 83 58 74M43.3 65.5Q52 66 58 74M72.7 65.5Q67.8 73 58 74'],
  clinical: ['M36 52C32 64 36 76 42 84M84 52C84 66 80 78 74 86'],
};
