/** A clinician's page, without language prefix: below their clinic, with a readable name and the id that decides. */
export const clinicianPath = (provider: { slug: string }, { id, name }: { id: string; name: string }): string =>
  `/providers/${provider.slug}/clinicians/${readable(name)}-${id}`;

/** `Dra. Elena Restrepo` → `dra-elena-restrepo`. */
const readable = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'clinician';
