import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ofClinic } from '../providers/index.ts';

declare const scoped: unique symbol;

/** The clinic whose configuration is read or changed; created only in this file. */
export type ConfigurationScope = { readonly providerId: string; readonly person: Person } & {
  readonly [scoped]: true;
};

/** The clinic of the request. Throws `access.no_clinic` when there is none. */
export const configurationOf = (actor: Actor): ConfigurationScope => {
  const { providerId, person } = ofClinic(actor);
  return { providerId, person } as ConfigurationScope;
};
