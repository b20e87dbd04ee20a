import type { ChangedReference, ProviderTypeChange } from '@travesia/contracts/catalog';
import { LOCALES } from '@travesia/contracts/kit';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { changeEntry, type ReferenceDeps } from './change-entry.ts';
import { lockProviderType, writeProviderType } from '../reference-edits.repo.ts';

type TypeRow = NonNullable<Awaited<ReturnType<typeof lockProviderType>>>;

/** Renames a provider type. */
export const changeProviderType = (
  deps: ReferenceDeps,
  slug: string,
  { version, reason, name, plural }: ProviderTypeChange,
  actor: Actor,
): Promise<ChangedReference> =>
  changeEntry<TypeRow>(deps, {
    actor,
    version,
    reason,
    action: 'configuration.type_changed',
    target: { type: 'provider_type', id: slug },
    lock: (tx) => lockProviderType(tx, slug),
    fields: (row) =>
      Object.fromEntries(
        LOCALES.flatMap((language) => [
          [`name.${language}`, [row.name[language], name[language]]],
          [`plural.${language}`, [row.plural[language], plural[language]]],
        ]),
      ),
    write: (tx, _row, at) => writeProviderType(tx, slug, { name, plural }, at),
  });
