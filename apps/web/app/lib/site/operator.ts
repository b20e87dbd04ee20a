/** Operator of the installation, as far as configured. */
export interface Operator {
  name?: string | undefined;
  email?: string | undefined;
  /** Postal address, on one line. */
  address?: string | undefined;
  /** ISO 3166 alpha-2; this country's law governs the terms. */
  country?: string | undefined;
}
