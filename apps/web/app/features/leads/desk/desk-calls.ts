import {
  archiveClinicMacro,
  archiveDeskMacro,
  archiveNetworkMacro,
  assignAdminRequest,
  assignClinicRequest,
  assignNetworkRequest,
  changeClinicMacro,
  changeDeskMacro,
  changeNetworkMacro,
  createClinicMacro,
  createDeskMacro,
  createNetworkMacro,
  decideAdminRequest,
  decideClinicRequest,
  decideNetworkRequest,
  getAdminRequest,
  getAdminRequestSender,
  getClinicRequest,
  getClinicRequestSender,
  getNetworkRequest,
  getNetworkRequestSender,
  listClinicMacros,
  listDeskMacros,
  listNetworkMacros,
  replyToAdminRequest,
  replyToClinicRequest,
  replyToNetworkRequest,
} from '@travesia/contracts/leads';
import type { MacroCalls } from '../../macros/index.ts';

/** Calls on a record as the clinic. */
export const CLINIC_CALLS = {
  get: getClinicRequest,
  sender: getClinicRequestSender,
  reply: replyToClinicRequest,
  assign: assignClinicRequest,
  decide: decideClinicRequest,
};

/** The calls of one portal; they differ only in who may make them. */
export type DeskCalls = typeof CLINIC_CALLS;

export const NETWORK_CALLS: DeskCalls = {
  get: getNetworkRequest,
  sender: getNetworkRequestSender,
  reply: replyToNetworkRequest,
  assign: assignNetworkRequest,
  decide: decideNetworkRequest,
};

export const ADMIN_CALLS: DeskCalls = {
  get: getAdminRequest,
  sender: getAdminRequestSender,
  reply: replyToAdminRequest,
  assign: assignAdminRequest,
  decide: decideAdminRequest,
};

/** Calls on the saved replies of each portal. */
export const CLINIC_MACROS: MacroCalls = {
  list: listClinicMacros,
  create: createClinicMacro,
  change: changeClinicMacro,
  archive: archiveClinicMacro,
};

export const NETWORK_MACROS: MacroCalls = {
  list: listNetworkMacros,
  create: createNetworkMacro,
  change: changeNetworkMacro,
  archive: archiveNetworkMacro,
};

export const ADMIN_MACROS: MacroCalls = {
  list: listDeskMacros,
  create: createDeskMacro,
  change: changeDeskMacro,
  archive: archiveDeskMacro,
};
