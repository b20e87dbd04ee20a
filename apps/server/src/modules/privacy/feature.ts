import { defineFeature, type Parts } from '../../platform/feature/feature.ts';
import { consentSources } from '../profiles/index.ts';
import { exportsPersonalData } from './exports-personal-data.ts';
import { privacyMails } from './mails/privacy-mails.ts';
import { eraseClosedAccounts, forgetExports, makeExports } from './privacy.jobs.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { writeAboutPrivacy } from './privacy.subscribers.ts';
import { exportLifecycle } from './export.lifecycle.ts';

const withSources = (parts: Parts) => ({ ...parts, sources: parts.personalData() });

export const privacyFeature = defineFeature({
  name: 'privacy',
  lifecycles: [exportLifecycle],
  tags: { privacy: 'Everything that is held of a person: to have it, and to have it erased.' },
  routes: (parts) => privacyRoutes({ ...withSources(parts), consents: parts.all(consentSources) }),
  background: (parts) => {
    const { outbox, jobs, mail, origin } = parts;
    const deps = withSources(parts);
    writeAboutPrivacy(outbox, mail, origin);
    makeExports(outbox, jobs, deps);
    forgetExports(jobs, deps);
    eraseClosedAccounts(jobs, mail, deps);
  },
  mails: privacyMails,
  personalData: () => exportsPersonalData,
});
