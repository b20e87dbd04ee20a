import { defineProblems } from '../kit/index.ts';

export const consultationsProblems = defineProblems({
  'consultations.not_found': {
    status: 404,
    title: 'Consultation not found',
    when: 'There is no such online consultation, or the user neither booked it nor answers bookings for its clinic.',
    text: {
      en: 'We can’t find that video consultation.',
      es: 'No encontramos esa consulta por video.',
      pt: 'Não encontramos essa consulta por vídeo.',
    },
  },
  'consultations.too_early': {
    status: 409,
    title: 'Too early',
    when: 'The room opens 15 minutes before the consultation.',
    text: {
      en: 'The room isn’t open yet. It opens 15 minutes before the consultation.',
      es: 'La sala aún no está abierta. Se abre 15 minutos antes de la consulta.',
      pt: 'A sala ainda não está aberta. Ela abre 15 minutos antes da consulta.',
    },
  },
  'consultations.closed': {
    status: 409,
    title: 'Room closed',
    when: 'The booking is not confirmed, the clinic ended the consultation, or its time is over.',
    text: {
      en: 'The room is closed.',
      es: 'La sala está cerrada.',
      pt: 'A sala está fechada.',
    },
  },
  'consultations.full': {
    status: 409,
    title: 'Room full',
    when: 'Two people of the clinic are in the room.',
    text: {
      en: 'Two colleagues are in the room already. One of them must leave first.',
      es: 'Ya hay dos colegas en la sala. Antes debe salir uno de ellos.',
      pt: 'Já há dois colegas na sala. Um deles precisa sair antes.',
    },
  },
  'consultations.taken_over': {
    status: 409,
    title: 'Open elsewhere',
    when: 'The user entered in another page, or this one was away for too long.',
    text: {
      en: 'You opened this consultation in another window or on another device.',
      es: 'Usted abrió esta consulta en otra ventana o en otro dispositivo.',
      pt: 'Você abriu esta consulta em outra janela ou em outro dispositivo.',
    },
  },
  'consultations.not_there': {
    status: 409,
    title: 'Not in the room',
    when: 'The patient left, or the user is not in the room.',
    text: {
      en: 'The patient isn’t in the waiting room any more, or you left the room yourself.',
      es: 'El paciente ya no está en la sala de espera, o usted salió de la sala.',
      pt: 'O paciente não está mais na sala de espera, ou você saiu da sala.',
    },
  },
});
