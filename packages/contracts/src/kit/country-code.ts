/**
 * An ISO 3166-1 alpha-2 country code. Separate from the schemas, so that browser code that only compares loads no
 * library.
 */
export const COUNTRY_CODE = /^[A-Z]{2}$/;
