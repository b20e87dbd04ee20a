/** Languages most spoken by patients of clinics in Latin America. */
export const SPOKEN = ['es', 'pt', 'en', 'fr', 'de', 'it', 'nl', 'ar', 'zh', 'ja', 'ko', 'ru', 'he', 'pl'];
