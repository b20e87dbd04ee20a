/** The destination countries, ISO 3166-1 alpha-2. */
export const destinationCodes = ['MX', 'CO', 'CR', 'BR', 'AR', 'DO', 'PA', 'PE', 'CL', 'EC'] as const;

export type DestinationCode = (typeof destinationCodes)[number];

/** Land as path data in the units of `project`. Boxes are [x, y, width, height] of a country without its remote islands. */
export interface Land {
  readonly rest: string;
  readonly countries: Readonly<Record<DestinationCode, string>>;
  readonly boxes: Readonly<Record<DestinationCode, readonly [x: number, y: number, width: number, height: number]>>;
}
