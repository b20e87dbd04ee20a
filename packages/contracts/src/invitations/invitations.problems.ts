import { defineProblems } from '../kit/index.ts';

export const invitationsProblems = defineProblems({
  'invitation.not_valid': {
    status: 410,
    title: 'This invitation is no longer valid',
    when: 'It was accepted, declined or revoked, has expired, or is unknown. `fields` gives the reason in its code (`accepted`, `declined`, `withdrawn`, `expired`, `unknown`); the inviter can send a new one.',
    text: {
      en: 'This invitation is no longer valid. Ask the sender for a new one.',
      es: 'Esta invitación ya no es válida. Pida una nueva a quien la envió.',
      pt: 'Este convite não é mais válido. Peça um novo a quem o enviou.',
    },
  },
  'invitation.other_person': {
    status: 403,
    title: 'This invitation is for another email address',
    when: 'The signed-in user’s address is not the invited one: they must sign in with that one, or ask to be invited with theirs.',
    text: {
      en: 'This invitation was sent to another email address. Sign in with that address, or ask for an invitation to yours.',
      es: 'Esta invitación se envió a otro correo. Inicie sesión con ese, o pida que le inviten con el suyo.',
      pt: 'Este convite foi enviado a outro e-mail. Entre com aquele, ou peça um convite para o seu.',
    },
  },
  'invitation.account_exists': {
    status: 409,
    title: 'This email address already has an account',
    when: 'The invited address has a confirmed account: its owner must sign in and accept. The account is not changed.',
    text: {
      en: 'There is already an account with this email address. Sign in to accept.',
      es: 'Ya existe una cuenta con este correo. Inicie sesión para aceptar.',
      pt: 'Já existe uma conta com este e-mail. Entre nela para aceitar.',
    },
  },
  'invitation.other_role': {
    status: 409,
    title: 'This account already belongs to another team',
    when: 'An account belongs to one clinic, one organization or the platform; joining another requires another email address.',
    text: {
      en: 'Your account already belongs to a clinic, an organization or Travesía. For another role, ask for an invitation to a different email address.',
      es: 'Su cuenta ya pertenece a una clínica, una organización o Travesía. Para otro rol, pida que le inviten con otro correo.',
      pt: 'Sua conta já pertence a uma clínica, uma organização ou a Travesía. Para outra função, peça o convite em outro e-mail.',
    },
  },
  'invitation.already_member': {
    status: 409,
    title: 'Already a member',
    when: 'The account already belongs to this clinic or organization, or the clinic to the organization.',
    text: {
      en: 'You’re already a member, so there’s nothing to accept.',
      es: 'Usted ya forma parte, así que no hay nada que aceptar.',
      pt: 'Você já faz parte, então não há nada a aceitar.',
    },
  },
  'invitation.clinic_managed': {
    status: 409,
    title: 'This clinic belongs to another organization',
    when: 'A clinic has at most one organization, and this one has another.',
    text: {
      en: 'This clinic already belongs to another organization and can belong to only one.',
      es: 'Esta clínica ya pertenece a otra organización y solo puede pertenecer a una.',
      pt: 'Esta clínica já pertence a outra organização e só pode pertencer a uma.',
    },
  },
  'invitation.needs_owner': {
    status: 403,
    title: 'Only an owner of the clinic can accept this',
    when: 'An organization invited a clinic that has owners, and the user is not one of them.',
    text: {
      en: 'Only an owner of the clinic can accept this invitation. Send it to one of them.',
      es: 'Solo un titular de la clínica puede aceptar esta invitación. Envíela a uno de ellos.',
      pt: 'Só um titular da clínica pode aceitar este convite. Envie-o a um deles.',
    },
  },
  'invitation.too_many': {
    status: 429,
    title: 'Too many open invitations',
    when: 'The user has 20 open invitations from the last 24 hours; `retry_after` gives the wait.',
    text: {
      en: 'You sent 20 invitations in the last day that are still open. Wait for replies, or revoke some.',
      es: 'En el último día envió 20 invitaciones que siguen abiertas. Espere las respuestas o revoque algunas.',
      pt: 'No último dia você enviou 20 convites que continuam abertos. Aguarde as respostas ou revogue alguns.',
    },
  },
});
