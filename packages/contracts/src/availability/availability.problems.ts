import { defineProblems } from '../kit/index.ts';

export const availabilityProblems = defineProblems({
  'availability.resource_not_found': {
    status: 404,
    title: 'Clinician or room not found',
    when: 'The clinician or room does not exist or belongs to another clinic.',
    text: {
      en: 'This clinician or room is no longer part of the clinic.',
      es: 'Este profesional o esta sala ya no forma parte de la clínica.',
      pt: 'Este profissional ou esta sala não faz mais parte da clínica.',
    },
  },
  'availability.no_calendar': {
    status: 409,
    title: 'No working hours yet',
    when: 'The clinician or room has no calendar yet; save its hours first.',
    text: {
      en: 'Save working hours for this clinician or room first.',
      es: 'Guarde primero el horario de este profesional o de esta sala.',
      pt: 'Salve primeiro os horários deste profissional ou desta sala.',
    },
  },
  'availability.hours_overlap': {
    status: 422,
    title: 'Working hours overlap',
    when: 'Two weekly windows of the same day overlap while both are valid.',
    text: {
      en: 'Two time ranges of the same day overlap. Change one of them.',
      es: 'Dos horarios del mismo día se superponen. Cambie uno de ellos.',
      pt: 'Dois horários do mesmo dia se sobrepõem. Altere um deles.',
    },
  },
  'availability.exception_not_found': {
    status: 404,
    title: 'Exception not found',
    when: 'The exception does not exist or belongs to another clinic.',
    text: {
      en: 'This exception was already removed.',
      es: 'Esta excepción ya se quitó.',
      pt: 'Esta exceção já foi removida.',
    },
  },
  'availability.too_many_exceptions': {
    status: 409,
    title: 'Too many exceptions',
    when: 'The calendar would have more than 400 exceptions.',
    text: {
      en: 'This calendar has 400 exceptions already. Remove past ones first.',
      es: 'Este calendario ya tiene 400 excepciones. Quite primero las pasadas.',
      pt: 'Esta agenda já tem 400 exceções. Remova primeiro as passadas.',
    },
  },
  'availability.not_a_holiday': {
    status: 422,
    title: 'Not a holiday',
    when: 'The date is no public holiday of the clinic’s country.',
    text: {
      en: 'This day is not a public holiday in the clinic’s country.',
      es: 'Este día no es feriado en el país de la clínica.',
      pt: 'Este dia não é feriado no país da clínica.',
    },
  },
  'availability.feed_not_found': {
    status: 404,
    title: 'Calendar feed not found',
    when: 'The feed does not exist, belongs to another clinic or was removed.',
    text: {
      en: 'This calendar feed was already removed.',
      es: 'Este calendario externo ya se quitó.',
      pt: 'Esta agenda externa já foi removida.',
    },
  },
  'availability.feed_address_refused': {
    status: 422,
    title: 'Address refused',
    when: 'The address is not https, carries a user name or a port, or points to a private network.',
    text: {
      en: 'Use the public https address of an iCal calendar, as your calendar program shows it for sharing.',
      es: 'Use la dirección pública https de un calendario iCal, tal como la muestra su programa para compartir.',
      pt: 'Use o endereço público https de uma agenda iCal, como o seu programa mostra ao compartilhar.',
    },
  },
  'availability.feed_exists': {
    status: 409,
    title: 'Already connected',
    when: 'This calendar already reads the same address.',
    text: {
      en: 'This calendar is already connected here.',
      es: 'Este calendario ya está conectado aquí.',
      pt: 'Esta agenda já está conectada aqui.',
    },
  },
  'availability.too_many_feeds': {
    status: 409,
    title: 'Too many calendar feeds',
    when: 'The calendar already reads five addresses, or is published five times.',
    text: {
      en: 'There are five already. Remove one first.',
      es: 'Ya hay cinco. Quite uno primero.',
      pt: 'Já existem cinco. Remova um primeiro.',
    },
  },
  'availability.published_gone': {
    status: 410,
    title: 'Calendar no longer published',
    when: 'The clinic has revoked this calendar address.',
    text: {
      en: 'The clinic no longer publishes this calendar.',
      es: 'La clínica ya no publica este calendario.',
      pt: 'A clínica não publica mais esta agenda.',
    },
  },
  'availability.range_too_long': {
    status: 422,
    title: 'Range too long',
    when: '`end_date` is before `start_date`, or more than 62 days after it.',
    text: {
      en: 'Ask for at most 62 days at a time.',
      es: 'Pida como máximo 62 días a la vez.',
      pt: 'Peça no máximo 62 dias por vez.',
    },
  },
});
