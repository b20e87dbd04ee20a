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
    'account.created_by_operator',
    'account.set_up_link_made',
    'account.suspended',
    'account.activated',
    'account.role_changed',
    'mail.read',
    'account.identity_confirmed',
    'account.two_factor_on',
    'account.two_factor_off',
    'account.recovery_codes_made',
    'account.recovery_code_used',
    'account.passkey_added',
    'account.passkey_removed',
    'account.erasure_asked',
    'account.kept',
    'account.erased',
    'privacy.export_asked',
    'privacy.export_downloaded',
    'invitation.created',
    'invitation.accepted',
    'invitation.declined',
    'invitation.withdrawn',
    'application.begun',
    'application.submitted',
    'application.withdrawn',
    'application.answered',
    'application.file_added',
    'application.file_removed',
    'account.email_change_asked',
    'account.email_change_stopped',
    'account.email_changed',
    'profile.updated',
    'profile.consent_given',
    'profile.consent_withdrawn',
    'profile.notifications_changed',
    'favorites.list_shared',
    'favorites.share_withdrawn',
  ])
  .meta({ description: 'What was done.' });
export type AuditAction = z.infer<typeof AuditAction>;
