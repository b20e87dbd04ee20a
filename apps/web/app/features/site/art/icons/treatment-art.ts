import { isTreatmentArt, type TreatmentArt } from '../../../../lib/art/names.ts';
import { breast, hips, liposuction, tummy } from './figure.ts';
import { facelift, hair, nose } from './face.ts';
import { donorEgg, frozenEgg, ivf } from './fertility.ts';
import { care, clinic, regrowth, secondLook, stethoscope } from './general.ts';
import { bypassGraft, valve } from './heart.ts';
import type { Icon } from './icon.ts';
import { cells, hip, knee, spine } from './joints.ts';
import { cataract, eye } from './sight.ts';
import { bypass, sleeve } from './stomach.ts';
import { arch, crown, implant, veneer } from './teeth.ts';

/** A treatment's look: its line drawing and the hue (OKLCH degrees) of its covers. No hue is between 260 and 330. */
interface TreatmentLook {
  readonly icon: Icon;
  readonly hue: number;
}

const looks = {
  'dental-implant-single': { icon: implant, hue: 174 },
  'all-on-4-arch': { icon: arch, hue: 184 },
  'veneer-porcelain': { icon: veneer, hue: 194 },
  'crown-zirconia': { icon: crown, hue: 164 },
  'gastric-sleeve': { icon: sleeve, hue: 58 },
  'gastric-bypass': { icon: bypass, hue: 50 },
  rhinoplasty: { icon: nose, hue: 40 },
  facelift: { icon: facelift, hue: 32 },
  bbl: { icon: hips, hue: 350 },
  'breast-augmentation': { icon: breast, hue: 340 },
  liposuction: { icon: liposuction, hue: 68 },
  'tummy-tuck': { icon: tummy, hue: 76 },
  'hair-transplant-2500': { icon: hair, hue: 98 },
  'lasik-both-eyes': { icon: eye, hue: 216 },
  'cataract-one-eye': { icon: cataract, hue: 228 },
  'knee-replacement': { icon: knee, hue: 150 },
  'hip-replacement': { icon: hip, hue: 140 },
  'spinal-fusion-1-level': { icon: spine, hue: 244 },
  'stem-cell-orthopedic': { icon: cells, hue: 132 },
  'ivf-cycle': { icon: ivf, hue: 4 },
  'ivf-donor-egg': { icon: donorEgg, hue: 12 },
  'egg-freezing': { icon: frozenEgg, hue: 256 },
  cabg: { icon: bypassGraft, hue: 24 },
  'heart-valve-replacement': { icon: valve, hue: 18 },
  'oncology-second-opinion': { icon: secondLook, hue: 206 },
  'executive-checkup': { icon: stethoscope, hue: 122 },
  'rehab-28d': { icon: regrowth, hue: 110 },
  clinic: { icon: clinic, hue: 168 },
  care: { icon: care, hue: 180 },
} satisfies Record<TreatmentArt, TreatmentLook>;

/** The picture for a slug; a treatment added later by an admin gets the general one until it has its own. */
export function lookOf(slug: string): TreatmentLook {
  return looks[isTreatmentArt(slug) ? slug : 'care'];
}
