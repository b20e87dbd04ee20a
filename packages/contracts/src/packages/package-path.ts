import type { PackageSummary } from './packages.schema.ts';

/**
 * A package's page, without language prefix. The words make it readable and are the same in all languages; the id at the
 * end decides.
 */
export const packagePath = ({
  id,
  treatment,
  provider,
}: {
  id: string;
  treatment: Pick<PackageSummary['treatment'], 'slug'>;
  provider: Pick<PackageSummary['provider'], 'slug'>;
}): string => `/packages/${treatment.slug}/${provider.slug}-${id}`;
