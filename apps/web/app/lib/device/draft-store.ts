/** Where typed but unsaved text is kept, in this tab only. The privacy policy refers to this name. */
export const DRAFTS_KEY = 'travesia.drafts';

/** Whether the name of anything unsaved ends so; a look that loads no form. False where nothing can be kept. */
export function isKept(ending: string): boolean {
  try {
    return sessionStorage.getItem(DRAFTS_KEY)?.includes(`${ending}"`) ?? false;
  } catch {
    return false;
  }
}
