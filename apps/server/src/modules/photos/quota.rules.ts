/** Storage that all photos of a clinic may take. */
export const MOST_BYTES = 500 * 1024 * 1024;
/** Uploads of a clinic that were not finished or used. */
export const MOST_UPLOADS = 40;

export interface Usage {
  bytes: number;
  uploads: number;
}

/** Why a clinic can’t begin another upload; null if it can. */
export function uploadRefusal({ bytes, uploads }: Usage): 'photos.quota' | 'photos.uploads_waiting' | null {
  if (bytes >= MOST_BYTES) return 'photos.quota';
  return uploads >= MOST_UPLOADS ? 'photos.uploads_waiting' : null;
}
