import { z } from 'zod';

/**
 * What the audit log can say that somebody did: `area.what`, in the past tense. Adding one here adds its sentence to the
 * texts of the activity screens, which the compiler asks for.
 */
export const AuditAction = z
  .enum([
    'account.registered',
    'account.email_verified',
    'account.signed_in',
    'account.sign_in_refused',
    'account.signed_out',
    'account.session_ended',
    'account.other_sessions_ended',
    'account.refresh_replayed',
    'account.password_changed',
    'account.password_reset',
    'favorites.list_shared',
    'favorites.share_withdrawn',
  ])
  .meta({ description: 'What was done.' });
export type AuditAction = z.infer<typeof AuditAction>;
