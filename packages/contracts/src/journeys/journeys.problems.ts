import { defineProblems } from '../kit/index.ts';

export const journeysProblems = defineProblems({
  'journeys.core_question_removed': {
    status: 422,
    title: 'A safety question is missing',
    when: 'A questionnaire omits or changes a core question. `detail` names the questions.',
    text: {
      en: 'Safety questions stay in every form: clinics need these answers to refuse an unsafe treatment in time. You can change their wording and order.',
      es: 'Las preguntas de seguridad permanecen en todos los cuestionarios: la clínica necesita esas respuestas para rechazar a tiempo un tratamiento riesgoso. Puede cambiar su redacción y su orden.',
      pt: 'As perguntas de segurança ficam em todos os questionários: a clínica precisa dessas respostas para recusar a tempo um tratamento arriscado. Você pode mudar a redação e a ordem.',
    },
  },
  'journeys.case_not_found': {
    status: 404,
    title: 'Case not found',
    when: 'It does not exist, or belongs to someone else.',
    text: {
      en: 'We can’t find those answers.',
      es: 'No encontramos esas respuestas.',
      pt: 'Não encontramos essas respostas.',
    },
  },
  'journeys.case_closed': {
    status: 409,
    title: 'The case is closed',
    when: 'The patient has decided, or no clinic can answer any more.',
    text: {
      en: 'This is closed, so the answers can’t be changed. Start again to ask clinics anew.',
      es: 'Esta consulta está cerrada y las respuestas ya no se pueden cambiar. Empiece de nuevo para consultar a otras clínicas.',
      pt: 'Esta consulta está encerrada e as respostas não podem mais ser alteradas. Comece de novo para consultar outras clínicas.',
    },
  },
  'journeys.case_asked': {
    status: 409,
    title: 'Clinics were asked',
    when: 'Only a draft can be discarded.',
    text: {
      en: 'Clinics have these answers already. Cancel the journeys instead.',
      es: 'Las clínicas ya tienen estas respuestas. Cancele los procesos.',
      pt: 'As clínicas já têm estas respostas. Cancele as jornadas.',
    },
  },
  'journeys.not_askable': {
    status: 409,
    title: 'This clinic can’t be asked',
    when: 'The clinic is not verified, is suspended or doesn’t offer the treatment, or the package is not published.',
    text: {
      en: 'This clinic can’t be asked about this treatment at the moment. Choose another clinic.',
      es: 'Por ahora no se puede consultar a esta clínica sobre este tratamiento. Elija otra clínica.',
      pt: 'No momento não é possível consultar esta clínica sobre este tratamento. Escolha outra clínica.',
    },
  },
  'journeys.too_many_drafts': {
    status: 409,
    title: 'Too many drafts',
    when: 'The user has 20 drafts already.',
    text: {
      en: 'You have 20 unfinished questionnaires. Finish or discard one first.',
      es: 'Tiene 20 cuestionarios sin terminar. Termine o descarte uno primero.',
      pt: 'Você tem 20 questionários inacabados. Termine ou descarte um primeiro.',
    },
  },
  'journeys.not_found': {
    status: 404,
    title: 'Journey not found',
    when: 'It does not exist, or belongs to someone else.',
    text: {
      en: 'We can’t find that journey.',
      es: 'No encontramos ese proceso.',
      pt: 'Não encontramos essa jornada.',
    },
  },
  'journeys.not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The journey is in a status in which this can’t be done.',
    text: {
      en: 'This can’t be done any more. The journey has moved on; what you see now is current.',
      es: 'Esto ya no es posible. El proceso avanzó; lo que ve ahora está al día.',
      pt: 'Isto não é mais possível. A jornada avançou; o que você vê agora está atualizado.',
    },
  },
  'journeys.returns_too_early': {
    status: 409,
    title: 'Too early for the second trip',
    when: 'The day is before the end of the healing time. `second_trip.from` of the journey names the first day.',
    text: {
      en: 'This day is too early: the first treatment needs more time to heal. Choose a later day, or ask the clinic.',
      es: 'Esta fecha es demasiado temprana: el primer tratamiento necesita más tiempo para sanar. Elija una fecha posterior o consulte a la clínica.',
      pt: 'Esta data é cedo demais: o primeiro tratamento precisa de mais tempo para cicatrizar. Escolha uma data mais tarde ou fale com a clínica.',
    },
  },
  'journeys.case_incomplete': {
    status: 409,
    title: 'Answers are missing',
    when: '`fields` names the questions to answer or correct.',
    text: {
      en: 'Some answers are missing or can’t be right. Answer them, then ask the clinics.',
      es: 'Faltan respuestas o algunas no pueden ser correctas. Complételas y luego consulte a las clínicas.',
      pt: 'Faltam respostas ou algumas não podem estar certas. Complete-as e depois consulte as clínicas.',
    },
  },
  'journeys.answers_changed': {
    status: 409,
    title: 'The answers changed',
    when: 'The answers are not those of `revision`.',
    text: {
      en: 'The answers changed since you opened this page. Read them again first.',
      es: 'Las respuestas cambiaron desde que abrió esta página. Léalas de nuevo primero.',
      pt: 'As respostas mudaram desde que você abriu esta página. Leia-as de novo primeiro.',
    },
  },
  'journeys.already_asked': {
    status: 409,
    title: 'Already asked',
    when: 'The patient has an open journey with one of the clinics about this case.',
    text: {
      en: 'You have asked one of these clinics already. Its answer is on your journeys page.',
      es: 'Ya consultó a una de estas clínicas. La respuesta aparece en sus procesos.',
      pt: 'Você já consultou uma destas clínicas. A resposta aparece nas suas jornadas.',
    },
  },
  'journeys.too_many_clinics': {
    status: 409,
    title: 'Three clinics at a time',
    when: 'The case would have more than three open journeys.',
    text: {
      en: 'You can ask three clinics at a time. Cancel one journey to ask another clinic.',
      es: 'Puede consultar a tres clínicas a la vez. Cancele un proceso para consultar a otra.',
      pt: 'Você pode consultar três clínicas por vez. Cancele uma jornada para consultar outra.',
    },
  },
  'journeys.no_license': {
    status: 409,
    title: 'No license in force',
    when: 'The clinician does not work at the clinic, or has no verified professional license in force.',
    text: {
      en: 'This clinician has no verified license in force, so they can’t sign. Choose another one, or renew the license first.',
      es: 'Este profesional no tiene una licencia verificada vigente y no puede firmar. Elija a otro o renueve primero la licencia.',
      pt: 'Este profissional não tem uma licença verificada em vigor e não pode assinar. Escolha outro ou renove primeiro a licença.',
    },
  },
});
