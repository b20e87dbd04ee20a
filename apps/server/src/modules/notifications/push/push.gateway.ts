import type { NewPushSubscription } from '@travesia/contracts/notifications';
import { request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import webPush from 'web-push';
import { assertOutsideUnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { describeError } from '../../../platform/logger/describe-error.ts';
import { checkedLookup, type LookupRules } from '../../../platform/outside/checked-lookup.ts';
import { readOutsideAddress } from '../../../platform/outside/outside-address.ts';
import type { PushKeys } from './push-keys.ts';

/** What a push service answered: sent, the device is gone, refused for good, or to be tried again. */
export type Pushed = { kind: 'sent' } | { kind: 'gone' } | { kind: 'refused' | 'unreachable'; reason: string };

/** Sends encrypted notifications to the push services of browsers. Never throws for what the other side does. */
export interface PushGateway {
  push(device: NewPushSubscription, payload: string): Promise<Pushed>;
}

const TIMEOUT_MS = 10_000;
/** Push services keep what they can't deliver for a day: later it says nothing any more. */
const TTL_SECONDS = 24 * 3600;

/** `contact` is where push services can reach the operator: an https or mailto address. */
export function createPushGateway(keys: PushKeys, contact: string, rules: LookupRules = {}): PushGateway {
  const vapidDetails = { subject: contact, ...keys };
  return {
    push: async (device, payload) => {
      assertOutsideUnitOfWork('a push service');
      const url = readOutsideAddress(device.endpoint, rules);
      if (!url) return { kind: 'refused', reason: 'not an address of the public internet' };
      try {
        const { method, headers, body } = webPush.generateRequestDetails(device, payload, {
          vapidDetails,
          TTL: TTL_SECONDS,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
        });
        return answered(await post(url, rules, { method, headers: { ...headers } }, body));
      } catch (error) {
        return { kind: 'unreachable', reason: describeError(error).message };
      }
    },
  };
}

/** Posts without following redirects; the answer's body is not read. */
function post(url: URL, rules: LookupRules, { method, headers }: RequestOptions, body: Buffer): Promise<number> {
  const options: RequestOptions = {
    method,
    headers,
    // A connection of its own: a pooled one might lead to an address that was checked for another name.
    agent: false,
    lookup: checkedLookup(rules, (why) => new Error(why)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    maxHeaderSize: 16 * 1024,
  };
  return new Promise((done, fail) => {
    const send = url.protocol === 'http:' ? requestHttp : requestHttps;
    const request = send(url, options, (response) => {
      done(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', fail);
    request.end(body);
  });
}

function answered(status: number): Pushed {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `the push service answered ${status}`;
  // 429 and failures of its own pass; what it does not accept now it never will.
  return status === 429 || status >= 500 ? { kind: 'unreachable', reason } : { kind: 'refused', reason };
}
