import type { WHEN, WHO } from './answers.ts';
import type { Area, Goal } from './body-areas.ts';

export type PictureName = (typeof WHO)[number] | Goal | (typeof WHEN)[number] | Area;

const BUST = '<circle class="fill" cx="24" cy="16" r="8"/><path d="M8 42c1-10 7-15 16-15s15 5 16 15"/>';
const CALENDAR = '<rect class="fill" x="8" y="10" width="32" height="30" rx="4"/><path d="M8 19h32M16 6v8M32 6v8"/>';
const TORSO = '<path class="fill" d="M13 6c0 12 3 16 3 22 0 6-4 8-5 14h26c-1-6-5-8-5-14 0-6 3-10 3-22z"/>';
const FACE = '<path class="fill" d="M12 20c0-9 5-14 12-14s12 5 12 14c0 12-5 22-12 22S12 32 12 20z"/>';

/** Line drawings of the answers on a field of 48 × 48, as markup; `fill` marks the shapes with the soft color. */
export const PICTURES: Readonly<Record<PictureName, string>> = {
  patient: BUST,
  companion:
    '<circle class="fill" cx="17" cy="17" r="7"/><path d="M4 41c1-9 5-13 13-13s12 4 13 13"/><path d="M27 10a7 7 0 1 1 3 13M33 29c6 1 10 5 11 12"/>',
  clinic:
    '<path class="fill" d="M8 42V16l16-9 16 9v26z"/><path d="M24 15v10M19 20h10M20 42v-9h8v9M13 30h2M33 30h2M4 42h40"/>',
  network:
    '<path d="M24 19v7M24 26L12 31M24 26l12 5"/><rect class="fill" x="17" y="6" width="14" height="13" rx="2"/><rect class="fill" x="5" y="31" width="14" height="11" rx="2"/><rect class="fill" x="29" y="31" width="14" height="11" rx="2"/>',
  repair:
    '<rect class="fill" x="4" y="17" width="40" height="14" rx="7" transform="rotate(-45 24 24)"/><path d="M19 19l10 10M29 19L19 29"/>',
  look: '<ellipse class="fill" cx="24" cy="18" rx="12" ry="13"/><path d="M24 31v13M18 14l5-5M19 20l9-9"/>',
  weight:
    '<rect class="fill" x="7" y="7" width="34" height="34" rx="6"/><path d="M14 20a10 10 0 0 1 20 0zM24 20l4-6"/>',
  child:
    '<circle class="fill" cx="24" cy="26" r="15"/><path d="M24 11c-3-3 1-7 3-4M18 25v1M30 25v1M19 32c3 3 7 3 10 0"/>',
  check:
    '<rect class="fill" x="9" y="9" width="30" height="33" rx="4"/><path d="M18 12V7h12v5zM14 28h5l3-7 5 12 3-5h4"/>',
  mind: '<path class="fill" d="M16 42v-7h-5v-7l-4-2 4-8C12 10 18 6 25 6c9 0 15 6 15 15 0 7-4 10-5 14v7"/><path d="M25 27c-9-5-6-12-2-11l2 2 2-2c4-1 7 6-2 11z"/>',
  know: '<rect class="fill" x="9" y="6" width="30" height="36" rx="4"/><path d="M15 16l3 3 5-6M28 16h6M15 30l3 3 5-6M28 30h6"/>',
  soon: `${CALENDAR}<path d="M15 29l6 6 12-11"/>`,
  half_year: `${CALENDAR}<path d="M16 26h3M23 26h3M30 26h3M16 33h3M23 33h3"/>`,
  later:
    '<path class="fill" d="M14 7h20c0 9-4 12-8 17 4 5 8 8 8 17H14c0-9 4-12 8-17-4-5-8-8-8-17z"/><path d="M11 7h26M11 41h26M24 30v6"/>',
  open: `${CALENDAR}<path d="M20 27c0-6 8-6 8-1 0 3-4 3-4 6M24 36v.5"/>`,
  hair: `${FACE}<path d="M10 24C8 12 13 4 24 4s16 8 14 20M12 22c6-1 10-4 12-8 2 4 6 7 12 8M18 5l-2 5M24 4v5M30 5l2 5"/>`,
  eyes: '<path class="fill" d="M4 24c5-8 12-12 20-12s15 4 20 12c-5 8-12 12-20 12S9 32 4 24z"/><circle cx="24" cy="24" r="7"/><circle class="dot" cx="24" cy="24" r="2.5"/>',
  face: `${FACE}<path d="M18 20h2M28 20h2M24 20v8h-2M19 34c3 2 7 2 10 0"/>`,
  teeth:
    '<path class="fill" d="M12 8c5-3 8 0 12 0s7-3 12 0c6 4 3 14 1 19-2 6-2 14-5 14-4 0-3-11-8-11s-4 11-8 11c-3 0-3-8-5-14-2-5-5-15 1-19z"/><path d="M16 14c2-2 4-1 6 0"/>',
  breasts: `${TORSO}<path d="M15 20c0 7 8 8 9 1 1 7 9 6 9-1"/>`,
  heart:
    '<path class="fill" d="M24 41C6 29 5 20 7 14c3-8 13-8 17 0 4-8 14-8 17 0 2 6 1 15-17 27z"/><path d="M10 25h8l3-6 5 11 3-5h9"/>',
  back: '<path class="fill" d="M19 5h10v6H19zM18 14h12v6H18zM18 23h12v6H18zM19 32h10v6H19z"/><path d="M13 17h5M30 17h5M13 26h5M30 26h5M24 38v6M24 11v3M24 20v3M24 29v3"/>',
  belly: `${TORSO}<path d="M24 29v2M19 37c3 2 7 2 10 0"/>`,
  hips: '<path class="fill" d="M15 5c0 9-6 12-6 22 0 7 2 12 3 16h24c1-4 3-9 3-16 0-10-6-13-6-22z"/><path d="M24 43V31M11 25c5 1 9 3 13 6 4-3 8-5 13-6"/>',
  pelvis:
    '<path class="fill" d="M17 15h14c0 9-3 11-4 16v7h-6v-7c-1-5-4-7-4-16z"/><path d="M17 15c-5-5-10-2-11 4M31 15c5-5 10-2 11 4"/><circle cx="7" cy="23" r="3.5"/><circle cx="41" cy="23" r="3.5"/>',
  knees:
    '<path class="fill" d="M14 4c0 8 1 12 3 17-1 6-4 12-4 23h10c0-9 2-13 5-20 1-6 0-12 1-20z"/><circle cx="22" cy="22" r="5"/><path d="M32 16l5-3M34 22h6M32 28l5 3"/>',
  whole:
    '<circle class="fill" cx="24" cy="9" r="5"/><path class="fill" d="M17 18h14l3 13h-4l-1 13h-4l-1-10-1 10h-4l-1-13h-4z"/>',
};
