import { defineProblems } from '../kit/index.ts';

/** Problems of tasks and itineraries. */
export const plansProblems = defineProblems({
  'journeys.task_not_found': {
    status: 404,
    title: 'Task not found',
    when: 'It does not exist in this journey.',
    text: {
      en: 'We can’t find that task.',
      es: 'No encontramos esa tarea.',
      pt: 'Não encontramos essa tarefa.',
    },
  },
  'journeys.task_not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The task or its journey is in a status in which this can’t be done, or it is somebody else’s.',
    text: {
      en: 'This can’t be done with that task any more. What you see now is current.',
      es: 'Esto ya no es posible con esa tarea. Lo que ve ahora está al día.',
      pt: 'Isto não é mais possível com essa tarefa. O que você vê agora está atualizado.',
    },
  },
  'journeys.too_many_tasks': {
    status: 409,
    title: 'Too many tasks',
    when: 'The journey has 120 open tasks.',
    text: {
      en: 'This journey has 120 open tasks. Finish or remove some first.',
      es: 'Este proceso tiene 120 tareas abiertas. Termine o quite algunas primero.',
      pt: 'Esta jornada tem 120 tarefas abertas. Conclua ou remova algumas primeiro.',
    },
  },
  'journeys.entry_not_found': {
    status: 404,
    title: 'Entry not found',
    when: 'It is not in this itinerary.',
    text: {
      en: 'We can’t find that entry of the itinerary.',
      es: 'No encontramos esa entrada del itinerario.',
      pt: 'Não encontramos esse item do roteiro.',
    },
  },
  'journeys.itinerary_not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The journey is not booked, or is over, or the entry was written by the other side.',
    text: {
      en: 'The itinerary can’t be changed like that now.',
      es: 'Por ahora no se puede cambiar el itinerario de esa forma.',
      pt: 'No momento o roteiro não pode ser alterado dessa forma.',
    },
  },
  'journeys.itinerary_full': {
    status: 409,
    title: 'Too many entries',
    when: 'The itinerary has 120 entries.',
    text: {
      en: 'The itinerary has 120 entries. Remove some first.',
      es: 'El itinerario tiene 120 entradas. Quite algunas primero.',
      pt: 'O roteiro tem 120 itens. Remova alguns primeiro.',
    },
  },
  'journeys.flies_too_early': {
    status: 409,
    title: 'The flight home is too early',
    when: 'It is before the day on which the patient may fly. `present` has the conflict with its rule and source.',
    text: {
      en: 'This flight home is too early after the treatment. Choose a later one, or ask the clinic whether you may fly.',
      es: 'Este vuelo de regreso es demasiado pronto después del tratamiento. Elija uno posterior o pregunte a la clínica si puede volar.',
      pt: 'Este voo de volta é cedo demais depois do tratamento. Escolha um mais tarde ou pergunte à clínica se você pode voar.',
    },
  },
});
