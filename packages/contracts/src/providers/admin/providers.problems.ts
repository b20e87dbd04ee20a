import { defineProblems } from '../../kit/index.ts';

export const platformAdminProblems = defineProblems({
  'providers.stands_differently': {
    status: 409,
    title: 'This isn’t possible in the provider’s current status',
    when: 'The current status does not allow the action, such as suspending a suspended provider.',
    text: {
      en: 'This clinic’s status has changed in the meantime. Reload the page and check it.',
      es: 'El estado de esta clínica cambió mientras tanto. Recargue la página y revíselo.',
      pt: 'O status desta clínica mudou enquanto isso. Recarregue a página e confira.',
    },
  },
  'providers.licence_missing': {
    status: 409,
    title: 'There is no valid license',
    when: 'Verification requires a valid, verified facility license; there is none, or it has expired.',
    text: {
      en: 'The clinic has no valid license on file, so it can’t be verified.',
      es: 'La clínica no tiene una licencia vigente registrada, así que no se puede verificar.',
      pt: 'A clínica não tem uma licença válida registrada, então não pode ser verificada.',
    },
  },
  'providers.credentials_unverified': {
    status: 409,
    title: 'Some credentials must be verified first',
    when: 'A license of the facility or of one of its clinicians was not verified with its source, URL and date.',
    text: {
      en: 'First verify each license separately, with its source, link, date and reason.',
      es: 'Verifique primero cada licencia por separado, con su fuente, enlace, fecha y motivo.',
      pt: 'Primeiro verifique cada licença separadamente, com fonte, link, data e motivo.',
    },
  },
  'providers.not_mergeable': {
    status: 409,
    title: 'These clinics can’t be merged',
    when: 'They are one, of two countries or two organizations, one is a registry listing or was merged already, or a change request waits for a decision.',
    text: {
      en: 'These clinics can’t be merged as they are now. Reload the page to see why.',
      es: 'Estas clínicas no se pueden fusionar en su estado actual. Recargue la página para ver el motivo.',
      pt: 'Estas clínicas não podem ser unificadas no estado atual. Recarregue a página para ver o motivo.',
    },
  },
  'providers.unknown_reference': {
    status: 422,
    title: 'Unknown reference',
    when: 'A type, city or country is not in the catalog, or a phone number is invalid; `fields` names which.',
    text: {
      en: 'One of your choices no longer exists. Check the marked fields.',
      es: 'Una de sus opciones ya no existe. Revise los campos marcados.',
      pt: 'Uma das suas opções não existe mais. Revise os campos marcados.',
    },
  },
  'providers.credential_not_found': {
    status: 404,
    title: 'Credential not found',
    when: 'The credential does not exist or does not belong to this provider or its clinicians.',
    text: {
      en: 'We can’t find this credential. Reload the page.',
      es: 'No encontramos este documento. Recargue la página.',
      pt: 'Não encontramos este documento. Recarregue a página.',
    },
  },
  'providers.credential_refused': {
    status: 422,
    title: 'Invalid credential data',
    when: 'A date is in the future or before another, or something it references does not exist; `fields` names which.',
    text: {
      en: 'This credential’s details don’t match. Check the dates and your choices.',
      es: 'Los datos de este documento no concuerdan. Revise las fechas y sus opciones.',
      pt: 'Os dados deste documento não correspondem. Revise as datas e suas opções.',
    },
  },
  'organization.not_found': {
    status: 404,
    title: 'Organization not found',
    when: 'It does not exist, or you can’t view it.',
    text: {
      en: 'We can’t find that organization.',
      es: 'No encontramos esa organización.',
      pt: 'Não encontramos essa organização.',
    },
  },
  'organization.not_in_it': {
    status: 404,
    title: 'Not part of this organization',
    when: 'The user is not a member of it, or the clinic is not managed by it.',
    text: {
      en: 'This person no longer belongs to this organization.',
      es: 'Esta persona ya no forma parte de esta organización.',
      pt: 'Esta pessoa não faz mais parte desta organização.',
    },
  },
  'organization.last_owner': {
    status: 409,
    title: 'An organization needs an owner',
    when: 'The user is its only owner; add another owner first.',
    text: {
      en: 'An organization needs an owner. Make another person an owner first.',
      es: 'Una organización necesita un titular. Asigne primero otro titular.',
      pt: 'Uma organização precisa de um titular. Defina primeiro outro titular.',
    },
  },
  'organization.address_needed': {
    status: 422,
    title: 'This clinic has no contact to invite',
    when: 'The clinic has neither an owner nor an address of its own, so an email address must be given.',
    text: {
      en: 'The clinic has no owner and no email address. Enter the person to invite.',
      es: 'La clínica no tiene titular ni correo. Indique a quién invitar.',
      pt: 'A clínica não tem titular nem e-mail. Informe quem convidar.',
    },
  },
});
