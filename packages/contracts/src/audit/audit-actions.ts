import { z } from 'zod';
import { features } from '../features.ts';
import { type AuditArea, collect } from '../kit/index.ts';

const declared = collect(features, 'audit');
export type AuditAction = keyof typeof declared;

const names = Object.keys(declared) as [AuditAction, ...AuditAction[]];
/**
 * Actions the audit log can record: `area.what_was_done`. Features declare theirs in `feature.ts`; the compiler
 * requires the texts.
 */
export const AuditAction = z.enum(names).meta({ description: 'What was done.' });

/** The area of the audit log that an action belongs to. */
export const auditAreaOf = (action: AuditAction): AuditArea => declared[action];

/** Returns every action of an area. */
export const actionsOfAuditArea = (area: AuditArea): AuditAction[] =>
  AuditAction.options.filter((action) => auditAreaOf(action) === area);
