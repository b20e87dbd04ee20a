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
  description: 'Returns whether the user has a feature. Unknown features are off for everyone.',
  params: z.object({ key: AskedFeatureKey }),
  response: FeatureCheck,
});

export const checkFeatures = defineEndpoint({
  name: 'checkFeatures',
  idempotency: 'none',
  method: 'POST',
  path: '/feature-flags/check/bulk',
  access: 'session',
  tag: 'feature-flags',
  summary: 'Check multiple features',
  description: `Takes an array of at most ${MOST_KEYS} keys and returns for each whether the user has the feature.`,
  body: z.array(AskedFeatureKey).max(MOST_KEYS).meta({ description: 'Keys to check.' }),
  response: FeatureChecks,
});

export const listFeatureFlags = defineEndpoint({
  ...admin,
  name: 'listFeatureFlags',
  method: 'GET',
  path: '/admin/feature-flags',
  summary: 'List features',
  description: 'Returns every feature that can be switched, with who has it, in navigation order.',
  response: z.object({ data: z.array(FeatureFlag).meta({ description: 'All features.' }) }),
});

export const changeFeatureFlag = defineEndpoint({
  ...admin,
  name: 'changeFeatureFlag',
  method: 'PUT',
  path: '/admin/feature-flags/:key',
  summary: 'Change who has a feature',
  description:
    'Saves a new rule with its reason; the previous rule stays in the history. Clients pick it up within five minutes. Admins can’t lose the features needed to change a rule back.',
  params: Key,
  body: FlagChange,
  response: FeatureFlag,
  problems: ['request.stale_version', 'access.flag_keeps_admins', 'access.unknown_accounts'],
  closedToDemo: 'access.closed_to_demo',
});

export const listFlagVersions = defineEndpoint({
  ...admin,
  name: 'listFlagVersions',
  method: 'GET',
  path: '/admin/feature-flags/:key/history',
  summary: 'List changes to a feature',
  description: 'Who changed its rule, when, why and how, newest first; at most 100.',
  params: Key,
  response: z.object({ data: z.array(FlagVersion).meta({ description: 'Newest first.' }) }),
});

export const previewFlags = defineEndpoint({
  ...admin,
  name: 'previewFlags',
  idempotency: 'none',
  method: 'POST',
  path: '/admin/feature-flags/preview',
  summary: 'Preview features as another user',
  description: 'Returns what a role or an account has and why, optionally under an unsaved rule. Changes nothing.',
  body: FlagPreviewRequest,
  response: FlagPreview,
  problems: ['account.not_found'],
});
