import type { Window } from '../picture.ts';

export const CT_PRESETS = ['softTissue', 'lung', 'bone', 'brain'] as const;
export type CtPreset = (typeof CT_PRESETS)[number];

/** Customary windows of computed tomography, in Hounsfield units. Other modalities have no common scale: theirs is the file's own. */
export const CT_WINDOWS: Readonly<Record<CtPreset, Window>> = {
  softTissue: { center: 40, width: 400 },
  lung: { center: -600, width: 1500 },
  bone: { center: 400, width: 1800 },
  brain: { center: 40, width: 80 },
};
