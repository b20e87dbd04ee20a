import type { NewPushSubscription, PushPayload } from '@travesia/contracts/notifications';
import type { Locale, NotificationTopic } from '@travesia/contracts/kit';
import type { Logger } from 'pino';
import { findWish } from '../../profiles/index.ts';
import type { PushDeps } from './push-deps.ts';
import type { PushGateway } from './push.gateway.ts';
import { PUSH_TEXTS } from './push-texts.ts';
import { deleteDevice, findDevice } from './push.repo.ts';

/** What a device is to be told. */
export interface PushOrder {
  subscription_id: string;
  topic: NotificationTopic;
  path: string;
}

export interface SendingPush extends PushDeps {
  gateway: PushGateway;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Tells a device, unless its reader has turned that off meanwhile; in quiet hours it returns when they end. A device that is gone is
 * forgotten. Throws when it is to be tried again.
 */
export async function sendPush(
  { database, clock, seal, gateway, logger }: SendingPush,
  { subscription_id: id, topic, path }: PushOrder,
): Promise<Date | null> {
  const now = clock.now();
  const found = await findDevice(database.db, id, now);
  if (!found) return null;
  const { device, language } = found;
  const wish = topic === 'always' ? null : await findWish(database.db, device.userId, topic, now);
  if (wish && !wish.push) return null;
  if (wish?.notBefore) return wish.notBefore;
  const address = JSON.parse(seal.open(device.deviceSealed, id)) as NewPushSubscription;
  const pushed = await gateway.push(address, JSON.stringify(payloadOf(topic, path, language)));
  if (pushed.kind === 'gone') await deleteDevice(database, id);
  if (pushed.kind === 'refused') logger.warn({ push_id: id, reason: pushed.reason }, 'a push service refused');
  if (pushed.kind === 'unreachable') throw new Error(`push service: ${pushed.reason}`);
  return null;
}

const payloadOf = (topic: NotificationTopic, path: string, language: Locale): PushPayload => ({
  topic,
  title: 'Travesía',
  body: PUSH_TEXTS[language][topic],
  path: `${language === 'en' ? '' : `/${language}`}${path}`,
});
