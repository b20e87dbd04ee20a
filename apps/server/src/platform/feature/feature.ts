import type { Config } from '../config/config.ts';
import type { Mounted } from '../http/module.ts';
import type { AnswerCache } from '../http/revision/answer-cache.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { RecentError } from '../logger/recent-errors.ts';
import type { Mail } from '../mail/mail.ts';
import type { ModuleDeps } from '../module-deps.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { PersonalDataSource } from '../personal-data/personal-data.ts';
import type { Files } from '../storage/files.ts';
import type { Storage } from '../storage/storage.ts';
import type { Collection, Offer, Service, Services } from './service.ts';

/** The parts of this process, and the settings that features act by. */
export interface ProcessParts extends ModuleDeps {
  config: Config;
  /** The installation's secret. */
  secret: string;
  /** Whether the demonstration is on. */
  demo: boolean;
  /** Where people reach this installation; never taken from a request. */
  origin: string;
  /** Roles that must have a second factor. */
  twoFactorRoles: Config['twoFactorRoles'];
  /** Address of the one account that no feature flag keeps out. */
  privilegedEmail: Config['privilegedEmail'];
  storage: Storage;
  files: Files;
  jobs: Jobs;
  outbox: Outbox;
  mail: Mail;
  answers: Pick<AnswerCache, 'stats'>;
  recentErrors: () => readonly RecentError[];
}

/** What every feature is made with: the process's parts and what other features offer. */
export interface Parts extends ProcessParts, Services {
  /** Everything in the product that holds data about people, in the order of the features. */
  personalData: () => readonly PersonalDataSource[];
}

/** A feature's manifest: everything the product must know to run it. `app/features.ts` lists them in the order of dependencies. */
export interface Feature {
  name: string;
  /** Tags of its calls, with what each groups; they become chapters of the API document. */
  tags?: Readonly<Record<string, string>>;
  offers?: readonly Offer<Parts>[];
  /** Its calls. */
  routes?: (parts: Parts) => readonly Mounted[];
  /** Registers its jobs and subscribers: mails, notices, nightly deletions. Called once, before the queue starts. */
  background?: (parts: Parts) => void;
  /** What it keeps about people; a test fails when a table that refers to users belongs to no feature. */
  personalData?: (parts: Pick<ProcessParts, 'secret'>) => PersonalDataSource;
  /** Reads ahead what lists hold in memory, after start. */
  warm?: (parts: Parts) => Promise<unknown>;
}

/** Declares a feature. */
export const defineFeature = (feature: Feature): Feature => feature;

/** Offers a service to other features. */
export const offer = <T>(key: Service<T>, make: (parts: Parts) => T): Offer<Parts> => ({ key, make });

/** Adds to a collection that another feature declared. */
export const contribute = <T>(key: Collection<T>, make: (parts: Parts) => T): Offer<Parts> => ({ key, make });
