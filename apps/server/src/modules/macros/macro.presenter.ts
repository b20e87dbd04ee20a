import type { Macro } from '@travesia/contracts/macros';
import type { MacroRow } from './macros.repo.ts';

export const presentMacro = ({
  id,
  name,
  topic,
  texts,
  closes,
  takes,
  archivedAt,
  updatedAt,
  version,
}: MacroRow): Macro => ({
  id,
  name,
  topic,
  texts,
  closes,
  takes,
  archived: archivedAt !== null,
  updated_at: updatedAt.toISOString(),
  version,
});
