/** A country of ISO 3166-1 alpha-2. Apart from the schemas, so that a browser that only compares brings no library along. */
export const COUNTRY_CODE = /^[A-Z]{2}$/;
