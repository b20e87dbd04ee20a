import type { Mounted } from '../http/module.ts';
import { mailPersonalData } from '../mail/mail-personal-data.ts';
import type { PersonalDataSource } from '../personal-data/personal-data.ts';
import type { Feature, Parts, ProcessParts } from './feature.ts';
import { createServices, type Services } from './service.ts';

/** All features on the parts of one process. */
export interface Product extends Services {
  /** Every call, to be mounted. */
  mounted: readonly Mounted[];
  /** Registers jobs and subscribers; once, before the queue starts. */
  registerBackground(): void;
  /** Reads ahead what lists hold in memory, one feature after the other; a call that comes earlier waits for the same reading. */
  warm(): Promise<void>;
}

/** Everything in the product that holds data about people, in the order of an export. */
export const personalDataOf = (
  features: readonly Feature[],
  parts: Pick<ProcessParts, 'secret'>,
): readonly PersonalDataSource[] => [
  ...features.flatMap(({ personalData }) => personalData?.(parts) ?? []),
  mailPersonalData(parts.secret),
];

/** Makes the features' calls. Throws when a feature uses a service that none offers. */
export function createProduct(features: readonly Feature[], process: ProcessParts): Product {
  const services = createServices(
    features.flatMap(({ offers }) => offers ?? []),
    () => parts,
  );
  const parts: Parts = { ...process, ...services, personalData: () => personalDataOf(features, process) };
  return {
    ...services,
    mounted: features.flatMap(({ routes }) => routes?.(parts) ?? []),
    registerBackground: () => {
      for (const { background } of features) background?.(parts);
    },
    warm: async () => {
      for (const { warm } of features) await warm?.(parts);
    },
  };
}
