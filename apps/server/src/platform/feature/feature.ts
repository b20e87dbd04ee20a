import type { Logger } from 'pino';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Config } from '../config/config.ts';
import type { Mounted } from '../http/module.ts';
import type { AnswerCache } from '../http/revision/answer-cache.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { RecentError } from '../logger/recent-errors.ts';
import type { AnyMailKind } from '../mail/define-mails.ts';
import type { Mail } from '../mail/mail.ts';
import type { ModuleDeps } from '../module-deps.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import type { PersonalDataSource } from '../personal-data/personal-data.ts';
import type { Live } from '../realtime/live.ts';
import type { Files } from '../storage/files.ts';
import type { Scanner } from '../scanning/scanner.ts';
import type { Storage } from '../storage/storage.ts';
import type { Translator } from '../translation/translator.ts';
import type { Lifecycle } from '../transition/lifecycle.ts';
import type { Collection, Offer, Service, Services } from './service.ts';

/** Dependencies of this process, and the settings features use. */
export interface ProcessParts extends ModuleDeps {
  config: Config;
  logger: Logger;
  /** The installation's secret. */
  secret: string;
  /** Whether the demo is on. */
  demo: boolean;
  /** Public URL of this installation; never taken from a request. */
  origin: string;
  /** Roles that require two-factor authentication. */
  twoFactorRoles: Config['twoFactorRoles'];
  /** Email address of the account exempt from feature flags. */
  privilegedEmail: Config['privilegedEmail'];
  storage: Storage;
  files: Files;
  jobs: Jobs;
  outbox: Outbox;
  mail: Mail;
  audit: AuditLog;
  /** What clients may say over the live socket, and how many there are; events are told by `tellLive`. */
  live: Pick<Live, 'onAct' | 'counts'>;
  /** Where payments go; null if nothing can be paid here. Never called inside a transaction. */
  payments: PaymentGateway | null;
  /** Looks for malware in files; null if no scanner is configured. */
  scanner: Scanner | null;
  /** Translates messages; null if no service is configured. Never called inside a transaction. */
  translator: Translator | null;
  answers: Pick<AnswerCache, 'stats'>;
  recentErrors: () => readonly RecentError[];
}

/** What every feature is created with: the process's dependencies and other features' services. */
export interface Parts extends ProcessParts, Services {
  /** Everything in the product that stores personal data, in feature order. */
  personalData: () => readonly PersonalDataSource[];
}

/**
 * A feature's manifest: everything the product must know to run it. `app/features.ts` lists them in dependency order.
 */
export interface Feature {
  name: string;
  /** Tags of its endpoints with descriptions; they become chapters of the API document. */
  tags?: Readonly<Record<string, string>>;
  /** State machines of its rows; used by timers and the generated test of all transitions. */
  lifecycles?: readonly Lifecycle[];
  offers?: readonly Offer<Parts>[];
  /** Its endpoints. */
  routes?: (parts: Parts) => readonly Mounted[];
  /**
   * Registers its jobs and subscribers: emails, notifications, nightly deletions. Called once, before the queue
   * starts.
   */
  background?: (parts: Parts) => void;
  /** Kinds of email it sends; a test writes each one in every language. */
  mails?: Readonly<Record<string, AnyMailKind>>;
  /** Personal data it stores; a test fails if a table that references users belongs to no feature. */
  personalData?: (parts: Pick<ProcessParts, 'secret'>) => PersonalDataSource;
  /** Preloads its in-memory lists after start. */
  warm?: (parts: Parts) => Promise<unknown>;
}

/** Declares a feature. */
export const defineFeature = (feature: Feature): Feature => feature;

/** Offers a service to other features. */
export const offer = <T>(key: Service<T>, make: (parts: Parts) => T): Offer<Parts> => ({ key, make });

/** Adds to a collection declared by another feature. */
export const contribute = <T>(key: Collection<T>, make: (parts: Parts) => T): Offer<Parts> => ({ key, make });
