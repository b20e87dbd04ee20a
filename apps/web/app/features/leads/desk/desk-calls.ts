import {
  assignAdminRequest,
  assignClinicRequest,
  assignNetworkRequest,
  decideAdminRequest,
  decideClinicRequest,
  decideNetworkRequest,
  getAdminRequest,
  getClinicRequest,
  getNetworkRequest,
  replyToAdminRequest,
  replyToClinicRequest,
  replyToNetworkRequest,
} from '@travesia/contracts/leads';

/** Calls on a record as the clinic. */
export const CLINIC_CALLS = {
  get: getClinicRequest,
  reply: replyToClinicRequest,
  assign: assignClinicRequest,
  decide: decideClinicRequest,
};

/** The calls of one portal; they differ only in who may make them. */
export type DeskCalls = typeof CLINIC_CALLS;

export const NETWORK_CALLS: DeskCalls = {
  get: getNetworkRequest,
  reply: replyToNetworkRequest,
  assign: assignNetworkRequest,
  decide: decideNetworkRequest,
};

export const ADMIN_CALLS: DeskCalls = {
  get: getAdminRequest,
  reply: replyToAdminRequest,
  assign: assignAdminRequest,
  decide: decideAdminRequest,
};
