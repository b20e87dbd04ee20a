import { defineProblems } from '../../../kit/index.ts';

export const peopleProblems = defineProblems({
  'providers.clinician_archived': {
    status: 409,
    title: 'This clinician is archived',
    when: 'An archived clinician is changed.',
    text: {
      en: 'This clinician is archived. Restore the profile before you edit it.',
      es: 'Este profesional de la salud está archivado. Restaure el perfil antes de editarlo.',
      pt: 'Este profissional de saúde está arquivado. Restaure o perfil antes de editar.',
    },
  },
  'providers.clinician_named': {
    status: 409,
    title: 'Something published names this clinician',
    when: 'A clinician is archived while a published package or online service names them.',
    text: {
      en: 'A published package or online service names this clinician. Name someone else there or withdraw it, then archive.',
      es: 'Un paquete o servicio en línea publicado nombra a este profesional. Nombre a otra persona o retírelo; después archive.',
      pt: 'Um pacote ou serviço online publicado cita este profissional. Indique outra pessoa ou retire-o; depois arquive.',
    },
  },
  'providers.too_many_clinicians': {
    status: 409,
    title: 'The list of clinicians is full',
    when: 'The clinic has as many clinicians as the list takes, archived ones included.',
    text: {
      en: 'Your list of clinicians is full. Contact support to add more.',
      es: 'Su lista de profesionales de la salud está completa. Contacte a soporte para agregar más.',
      pt: 'Sua lista de profissionais de saúde está cheia. Fale com o suporte para adicionar mais.',
    },
  },
  'providers.room_not_found': {
    status: 404,
    title: 'Room not found',
    when: 'The clinic has no room with this id.',
    text: {
      en: 'We can’t find this room. Reload the page.',
      es: 'No encontramos esta sala. Recargue la página.',
      pt: 'Não encontramos esta sala. Recarregue a página.',
    },
  },
  'providers.room_archived': {
    status: 409,
    title: 'This room is archived',
    when: 'An archived room is changed.',
    text: {
      en: 'This room is archived. Restore it before you edit it.',
      es: 'Esta sala está archivada. Restáurela antes de editarla.',
      pt: 'Esta sala está arquivada. Restaure-a antes de editar.',
    },
  },
  'providers.too_many_rooms': {
    status: 409,
    title: 'The list of rooms is full',
    when: 'The clinic has as many rooms as the list takes, archived ones included.',
    text: {
      en: 'Your list of rooms is full. Contact support to add more.',
      es: 'Su lista de salas está completa. Contacte a soporte para agregar más.',
      pt: 'Sua lista de salas está cheia. Fale com o suporte para adicionar mais.',
    },
  },
});
