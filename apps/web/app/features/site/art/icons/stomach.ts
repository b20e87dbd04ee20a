import type { Icon } from './icon.ts';

export const sleeve: Icon = {
  lines: [
    'M48 10V34C48 46 47 52 41 60C35 67 27 69 16 68',
    'M63 10V25C66 17 80 14 90 24C104 39 99 72 83 90C68 106 47 104 36 92C31 86 25 84 16 84',
    'M84 40q6 12 1 26',
  ],
  clinical: ['M64 28C70 48 67 68 54 80C46 87 40 88 34 89'],
};

/** The small pouch, the loop of bowel that drains it and the stomach that is left out. */
export const bypass: Icon = {
  lines: [
    'M52 6V20C44 26 44 38 52 42',
    'M64 6V18C76 16 84 26 78 36C75 42 68 44 63 44',
    'M52 42C44 56 22 62 20 82C19 98 32 108 52 112M63 44C58 58 34 68 33 84C33 94 42 98 56 101',
    'M82 46C96 40 106 54 104 72C102 92 84 104 66 98C58 95 52 90 44 88',
    'M82 46C80 58 80 68 72 76C64 83 54 80 42 79',
    'M94 60q3 10-2 20',
  ],
  clinical: ['M66 48C74 50 80 46 86 36'],
};
