import { z } from 'zod';
import { defineEndpoint } from '../kit/index.ts';
import { AskedFeatureKey, FeatureKey } from './feature-keys.ts';
import {
  FeatureCheck,
  FeatureChecks,
  FeatureFlag,
  FlagChange,
  FlagPreview,
  FlagPreviewRequest,
  FlagVersion,
  MOST_KEYS,
} from './flags.schema.ts';

const admin = { access: ['admin'], tag: 'feature-flags' } as const;
const Key = z.object({ key: FeatureKey });

export const checkFeature = defineEndpoint({
  name: 'checkFeature',
  method: 'GET',
  path: '/feature-flags/check/:key',
  access: 'session',
  tag: 'feature-flags',
  summary: 'Check a feature',
  description: 'Whether the person has a feature. Nobody has one that does not exist.',
  params: z.object({ key: AskedFeatureKey }),
  response: FeatureCheck,
});

export const checkFeatures = defineEndpoint({
  name: 'checkFeatures',
  method: 'POST',
  path: '/feature-flags/check/bulk',
  access: 'session',
  tag: 'feature-flags',
  summary: 'Check many features',
  description: `Takes an array of at most ${MOST_KEYS} keys and answers for each whether the person has the feature.`,
  body: z.array(AskedFeatureKey).max(MOST_KEYS).meta({ description: 'Keys to check.' }),
  response: FeatureChecks,
});

export const listFeatureFlags = defineEndpoint({
  ...admin,
  name: 'listFeatureFlags',
  method: 'GET',
  path: '/admin/feature-flags',
  summary: 'List the features',
  description: 'Every feature that can be switched, with who has it, in the order of the navigations.',
  response: z.object({ data: z.array(FeatureFlag).meta({ description: 'All of them.' }) }),
});

export const changeFeatureFlag = defineEndpoint({
  ...admin,
  name: 'changeFeatureFlag',
  method: 'PUT',
  path: '/admin/feature-flags/:key',
  summary: 'Change who has a feature',
  description:
    'Saves a new rule with its reason; the one before stays in the history. Clients learn of it within five minutes. The features by which a rule can be changed back stay on for admins.',
  params: Key,
  body: FlagChange,
  response: FeatureFlag,
  problems: ['request.stale_version', 'access.flag_keeps_admins', 'access.unknown_accounts'],
});

export const listFlagVersions = defineEndpoint({
  ...admin,
  name: 'listFlagVersions',
  method: 'GET',
  path: '/admin/feature-flags/:key/history',
  summary: 'List the changes of a feature',
  description: 'Who changed its rule, when, why and how; the newest first, a hundred at most.',
  params: Key,
  response: z.object({ data: z.array(FlagVersion).meta({ description: 'The newest first.' }) }),
});

export const previewFlags = defineEndpoint({
  ...admin,
  name: 'previewFlags',
  method: 'POST',
  path: '/admin/feature-flags/preview',
  summary: 'See the features as somebody else',
  description: 'What a role or an account has and why, also under a rule that is not saved yet. Nothing is changed.',
  body: FlagPreviewRequest,
  response: FlagPreview,
  problems: ['account.not_found'],
});
