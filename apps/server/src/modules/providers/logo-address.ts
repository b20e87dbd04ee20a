import { fillPath } from '@travesia/contracts/kit/address';
import { readLogo } from '@travesia/contracts/providers';

/** The address of a clinic's logo; null without one. */
export const logoAddress = ({ logoFile }: { logoFile: string | null }): string | null =>
  logoFile && `/api/v1${fillPath(readLogo.path, { id: logoFile })}`;
