import { type Endpoint, idempotencyOf } from '@travesia/contracts/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mountedEndpoints } from '../mounted-endpoints.ts';

/** POSTs that take no Idempotency-Key, with the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  addCalendarFeed: 'a secret address goes in; the same one is refused',
  checkAdvertising: 'computes, stores nothing',
  checkFeatures: 'reads',
  translateMessages: 'each text is translated once, however often it is asked for',
  markRead: 'done twice, it changes nothing',
  admitPatient: 'done twice, it changes nothing',
  endConsultation: 'done twice, it changes nothing',
  enterConsultation: 'passwords of TURN servers come out; entering again takes the place of the page before',
  leaveConsultation: 'done twice, it changes nothing',
  turnPushOn: 'keys of a browser go in; a session has one device',
  archiveConversation: 'sets a state; done twice, it changes nothing',
  previewOwnPackage: 'computes, stores nothing',
  previewProposal: 'computes, stores nothing',
  testNetworkPolicies: 'computes, stores nothing',
  exportClinicPatients: 'changes nothing; names and amounts come out, which are stored nowhere else',
  revealAccount: 'a whole account number comes out, which is stored encrypted only',
  revealClinicAccount: 'a whole account number comes out, which is stored encrypted only',
  exportTransfers: 'changes nothing; whole account numbers come out, which are stored encrypted only',
  exportAdminPayments: 'changes nothing; names and amounts come out, which are stored nowhere else',
  exportClinicStatement: 'changes nothing; amounts come out, which are stored nowhere else',
  exportNetworkPayments: 'changes nothing; amounts come out, which are stored nowhere else',
  exportNetworkPayouts: 'changes nothing; amounts come out, which are stored nowhere else',
  exportNetworkStatement: 'changes nothing; amounts come out, which are stored nowhere else',
  createCostEstimate: 'computes, stores nothing',
  createPaymentCheckout: 'a secret address comes out; a booking has one open payment',
  createPaymentIntent: 'a secret comes out; a booking has one open payment',
  takeSandboxMessage: 'messages have ids of their own, and each is stored once',
  takeStripeMessage: 'messages have ids of their own, and each is stored once',
  previewAvailability: 'computes, stores nothing',
  previewFlags: 'reads',
  previewTreatmentSearch: 'reads',
  suggestTreatments: 'reads',
  verifyAuditLog: 'reads',
  beginRecordUpload: 'an empty upload is deleted after a day; a stored response would lack its headers',
  beginPhotoUpload: 'an empty upload is deleted after a day; a stored response would lack its headers',
  publishCalendarFeed: 'a secret address comes out; the number of addresses is limited',
  readCalendarFeed: 'reading again changes nothing',
  acceptInvitationWithSignup: 'a password goes in, tokens come out; the invitation can be accepted once',
  addPasskey: 'the challenge works once',
  changePassword: 'passwords go in; setting the same one again changes nothing',
  completeSignIn: 'tokens come out; the challenge works once',
  confirmIdentity: 'a password goes in; confirming again changes nothing',
  confirmTotp: 'recovery codes come out; the set-up works once',
  demoLogin: 'tokens come out; a second session harms nobody',
  forgotPassword: 'the number of emails is limited',
  login: 'a password goes in, tokens come out',
  loginProvider: 'a password goes in, tokens come out',
  logout: 'ending a session again changes nothing',
  makeRecoveryCodes: 'secrets come out; the last ones count',
  passkeyOptions: 'a challenge comes out',
  passkeySignIn: 'tokens come out; the challenge works once',
  passkeySignInOptions: 'a challenge comes out',
  refresh: 'tokens come out; has its own protection against repeats',
  register: 'a password goes in; an address has one account and one answer',
  registerProvider: 'a password goes in; an address has one account and one answer',
  resendVerification: 'the number of emails is limited',
  resetPassword: 'a password goes in, tokens come out; the link works once',
  startTotp: 'a secret comes out; the last one counts',
  verifyEmail: 'tokens come out; the link works once',
};

let posts: Endpoint[];
beforeAll(async () => {
  posts = (await mountedEndpoints()).map(({ endpoint }) => endpoint).filter(({ method }) => method === 'POST');
});

/** Every name of a field in a schema, at any depth. */
const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema
    ? [...JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).matchAll(/"(\w+)":\{/g)].map(
        ([, name]) => name ?? '',
      )
    : [];

describe('the Idempotency-Key', () => {
  it('is taken by every POST, except by those with a reason', () => {
    const without = posts.filter((endpoint) => idempotencyOf(endpoint) === 'none').map(({ name }) => name);
    expect(without.toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
    expect(posts.length - without.length).toBeGreaterThan(50);
  });

  it('stores no password and no token', () => {
    const keyed = posts.filter((endpoint) => idempotencyOf(endpoint) !== 'none');
    const secret = keyed.filter(
      ({ body, response }) =>
        fieldsOf(body).includes('password') ||
        fieldsOf(response).some((name) => /^(access_token|refresh_token|recovery_codes|secret)$/.test(name)),
    );
    expect(secret.map(({ name }) => name)).toEqual([]);
  });
});
