/** The product's languages. Every text exists in all three. */
export const LOCALES = ['en', 'es', 'pt'] as const;
