/** What a file of a journey is for: an item of a discharge pack, a photo of a check-in, or evidence of a claim. */
export const JOURNEY_FILE_PURPOSES = ['discharge', 'check_in', 'claim'] as const;
export type JourneyFilePurpose = (typeof JOURNEY_FILE_PURPOSES)[number];
