import type { Icon } from './icon.ts';

export const stethoscope: Icon = {
  lines: [
    'M36 12C27 12 25 19 25 27V45C25 62 36 72 49 72S73 62 73 45V27C73 19 71 12 62 12',
    'M49 72V86C49 101 60 108 72 108C85 108 92 98 92 88V76',
    'M92 56a10 10 0 1 1-.1 0Z',
  ],
  clinical: ['M18 92h14l5-9l6 17l5-8h8'],
};

/** Cells under a lens, and a second lens over the first. */
export const secondLook: Icon = {
  lines: [
    'M50 12a36 36 0 1 1-.1 0Z',
    'M75 74L80 79M78 84L84 78L110 104L104 110Z',
    'M38 32a10 10 0 1 1-.1 0ZM62 30a8 8 0 1 1-.1 0ZM54 52a11 11 0 1 1-.1 0Z',
    'M38 42h.1M62 38h.1M55 63h.1M34 62h.1M74 54h.1',
  ],
  clinical: ['M78 14A45 45 0 0 1 92 64'],
};

/** A head in profile with a young plant in it; the dots above are the days. */
export const regrowth: Icon = {
  lines: [
    'M50 18C39 22 34 31 34 40C34 47 27 54 24 61C23 64 29 65 31 66C30 70 32 72 32 74C31 76 33 78 33 80C32 87 37 91 47 90C53 89 58 89 60 94V114',
    'M50 18C70 11 92 21 95 44C97 60 89 70 87 82C86 94 89 104 93 114',
    'M67 78V52',
    'M67 62C56 62 51 55 51 47C61 47 67 53 67 62ZM67 54C67 45 73 38 83 38C83 47 77 54 67 54Z',
  ],
  clinical: ['M16 42A50 50 0 0 1 108 28'],
};

export const clinic: Icon = {
  lines: [
    'M24 110V46H96V110',
    'M38 46V26H82V46',
    'M60 54V74M50 64H70',
    'M50 110V94a10 10 0 0 1 20 0V110',
    'M34 58h8v10h-8ZM78 58h8v10h-8ZM34 82h8v10h-8ZM78 82h8v10h-8Z',
    'M8 110H112',
  ],
  clinical: ['M10 58C14 8 84-6 110 40'],
};

/** A travel case with a cross: care somewhere else, whatever the treatment. */
export const care: Icon = {
  lines: [
    'M20 40H100a8 8 0 0 1 8 8V96a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z',
    'M42 40V28a8 8 0 0 1 8-8H70a8 8 0 0 1 8 8V40',
    'M60 56V88M44 72H76',
  ],
  clinical: ['M28 42V102M92 42V102'],
};
