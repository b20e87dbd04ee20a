import type { FileContent } from '@travesia/contracts/kit';
import type { Db } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findAvatar } from './avatar.repo.ts';

/** A changed picture has another address, so browsers may keep one for a day. */
const DAY_SECONDS = 86_400;

/** A user's picture in one of its sizes. Throws `request.not_found`, also once it was replaced or removed. */
export async function readAvatar(db: Db, id: string, size: '96' | '384'): Promise<FileContent> {
  const squares = await findAvatar(db, id);
  if (!squares) throw new ProblemError('request.not_found', { detail: 'There is no such picture.' });
  return {
    file_id: size === '96' ? squares.small : squares.large,
    name: 'avatar.webp',
    media_type: 'image/webp',
    max_age: DAY_SECONDS,
  };
}
