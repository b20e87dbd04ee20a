/** A key of a fixed list, such as a category. Apart from the schemas, like the code of a country. */
export const KEY = /^[a-z0-9]+(_[a-z0-9]+)*$/;
