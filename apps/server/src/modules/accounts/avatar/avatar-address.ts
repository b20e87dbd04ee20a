import { readAvatar } from '@travesia/contracts/accounts';
import { fillPath } from '@travesia/contracts/kit/address';

/** The address of a person's picture; null without one. */
export const avatarAddress = ({ avatarFile }: { avatarFile: string | null }): string | null =>
  avatarFile && `/api/v1${fillPath(readAvatar.path, { id: avatarFile })}`;
