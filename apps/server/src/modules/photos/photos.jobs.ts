import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PhotosDeps } from './photos-deps.ts';
import { forgetExpiredUploads } from './uploads/commands/forget-expired-uploads.ts';

const expire = defineJob('photos.expire_uploads', z.object({}));

/** Every hour deletes uploads that were not used within a day. */
export function expireUploads(
  jobs: Pick<Jobs, 'work' | 'schedule'>,
  deps: Pick<PhotosDeps, 'database' | 'clock'>,
): void {
  jobs.work(expire, () => forgetExpiredUploads(deps));
  jobs.schedule(expire, '29 * * * *', {});
}
