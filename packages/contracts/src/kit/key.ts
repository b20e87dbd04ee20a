/** A key of a fixed list, such as a category. Separate from the schemas, like the country code. */
export const KEY = /^[a-z0-9]+(_[a-z0-9]+)*$/;
