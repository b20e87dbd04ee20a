import type { Mounted } from '../http/module.ts';
import { mailPersonalData } from '../mail/mail-personal-data.ts';
import type { PersonalDataSource } from '../personal-data/personal-data.ts';
import type { Lifecycle } from '../transition/lifecycle.ts';
import { workOnTimers } from '../transition/run-timers.ts';
import type { Feature, Parts, ProcessParts } from './feature.ts';
import { createServices, type Services } from './service.ts';

/** All features, wired for one process. */
export interface Product extends Services {
  /** Every endpoint, to be mounted. */
  mounted: readonly Mounted[];
  /** Registers jobs and subscribers; once, before the queue starts. */
  registerBackground(): void;
  /** Preloads the lists kept in memory, one feature after the other; an earlier call waits for the same load. */
  warm(): Promise<void>;
}

/** Everything with a state machine. */
export const lifecyclesOf = (features: readonly Feature[]): readonly Lifecycle[] =>
  features.flatMap(({ lifecycles }) => lifecycles ?? []);

/** Everything in the product that stores personal data, in export order. */
export const personalDataOf = (
  features: readonly Feature[],
  parts: Pick<ProcessParts, 'secret'>,
): readonly PersonalDataSource[] => [
  ...features.flatMap(({ personalData }) => personalData?.(parts) ?? []),
  mailPersonalData(parts.secret),
];

/** Creates the features' endpoints. Throws if a feature uses a service that none offers. */
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
      workOnTimers(process.jobs, process, lifecyclesOf(features));
    },
    warm: async () => {
      for (const { warm } of features) await warm?.(parts);
    },
  };
}
