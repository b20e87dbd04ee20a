import { sessionsEnded } from '@travesia/contracts/accounts';
import { PushPayload, pushWanted } from '@travesia/contracts/notifications';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { deleteOfSessions, deleteSignedOut, listDevicesOf } from './push.repo.ts';
import { sendPush, type SendingPush } from './send-push.ts';

const { topic, path } = PushPayload.shape;
const send = defineJob('push.send', z.object({ subscription_id: z.uuid(), topic, path }), {
  retries: 4,
  retryDelaySeconds: 30,
  timeoutSeconds: 60,
});
const forgetSignedOut = defineJob('push.forget_signed_out', z.object({}));

/** Tells devices what their readers want to be told there, and forgets those that signed out. */
export function pushToDevices(
  outbox: Pick<Outbox, 'subscribe'>,
  jobs: Pick<Jobs, 'work' | 'schedule' | 'enqueue' | 'enqueueAll'>,
  deps: SendingPush,
): void {
  outbox.subscribe(pushWanted, 'notifications.push', async (tx, { user_id: userId, ...told }) => {
    const devices = await listDevicesOf(tx, userId);
    await jobs.enqueueAll(
      tx,
      send,
      devices.map((id) => ({ subscription_id: id, ...told })),
    );
  });
  outbox.subscribe(sessionsEnded, 'notifications.push_ended', (tx, { session_ids: ids }) => deleteOfSessions(tx, ids));
  jobs.work(send, async (order) => {
    const startAfter = await sendPush(deps, order);
    if (startAfter) await jobs.enqueue(null, send, order, { startAfter });
  });
  jobs.work(forgetSignedOut, () => deleteSignedOut(deps.database, deps.clock.now()));
  jobs.schedule(forgetSignedOut, '23 * * * *', {});
}
