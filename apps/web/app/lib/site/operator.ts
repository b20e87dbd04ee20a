/** Who runs the installation and answers for it, as far as they have named themselves. */
export interface Operator {
  name?: string | undefined;
  email?: string | undefined;
  /** Postal address, on one line. */
  address?: string | undefined;
  /** ISO 3166 alpha-2; the law of this country applies to the terms. */
  country?: string | undefined;
}
