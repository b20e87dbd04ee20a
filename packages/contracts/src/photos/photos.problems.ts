import { defineProblems } from '../kit/index.ts';

export const photosProblems = defineProblems({
  'photos.type_not_taken': {
    status: 415,
    title: 'This file type isn’t accepted as a photo',
    when: 'Name or content of the file is not JPEG, PNG, WebP or AVIF.',
    text: {
      en: 'This file isn’t a photo we can use. Save it as JPEG, PNG, WebP or AVIF and add it again.',
      es: 'Este archivo no es una foto que podamos usar. Guárdela como JPEG, PNG, WebP o AVIF y agréguela de nuevo.',
      pt: 'Este arquivo não é uma foto que possamos usar. Salve como JPEG, PNG, WebP ou AVIF e adicione de novo.',
    },
  },
  'photos.unreadable': {
    status: 422,
    title: 'The photo can’t be read',
    when: 'The photo is damaged or incomplete.',
    text: {
      en: 'We can’t read this photo; it may be damaged. Save a new copy of it and add that one.',
      es: 'No podemos leer esta foto; quizás está dañada. Guarde otra copia y agregue esa.',
      pt: 'Não conseguimos ler esta foto; talvez esteja danificada. Salve outra cópia e adicione essa.',
    },
  },
  'photos.too_many_pixels': {
    status: 422,
    title: 'The photo has too many pixels',
    when: 'The photo has more than 50 million pixels, or would need too much memory.',
    text: {
      en: 'This photo has too many pixels. Save it at most 8000 pixels wide and add it again.',
      es: 'Esta foto tiene demasiados píxeles. Guárdela con 8000 píxeles de ancho como máximo y agréguela de nuevo.',
      pt: 'Esta foto tem pixels demais. Salve com no máximo 8000 pixels de largura e adicione de novo.',
    },
  },
  'photos.too_small': {
    status: 422,
    title: 'The photo is too small',
    when: 'A side of the photo has fewer than 320 pixels.',
    text: {
      en: 'This photo is too small to look good. Add one of at least 320 pixels on each side.',
      es: 'Esta foto es muy pequeña para verse bien. Agregue una de al menos 320 píxeles por lado.',
      pt: 'Esta foto é pequena demais para ficar boa. Adicione uma com pelo menos 320 pixels de cada lado.',
    },
  },
  'photos.animated': {
    status: 422,
    title: 'The picture is animated',
    when: 'The file has more than one frame.',
    text: {
      en: 'This picture is animated. Add a still photo instead.',
      es: 'Esta imagen es animada. Agregue en su lugar una foto fija.',
      pt: 'Esta imagem é animada. Adicione uma foto estática no lugar dela.',
    },
  },
  'photos.upload_unfinished': {
    status: 409,
    title: 'The upload isn’t finished',
    when: 'Bytes of the file are still missing.',
    text: {
      en: 'This photo hasn’t arrived completely. Continue its upload first.',
      es: 'Esta foto aún no llegó completa. Continúe primero el envío.',
      pt: 'Esta foto ainda não chegou por inteiro. Continue o envio primeiro.',
    },
  },
  'photos.too_many': {
    status: 409,
    title: 'Too many photos',
    when: 'It already has as many photos as it may have.',
    text: {
      en: 'There is no room for another photo here. Remove one first.',
      es: 'Aquí no cabe otra foto. Elimine una primero.',
      pt: 'Não cabe outra foto aqui. Remova uma primeiro.',
    },
  },
  'photos.quota': {
    status: 413,
    title: 'The clinic’s photos take too much storage',
    when: 'All photos of the clinic, with those being uploaded, would exceed its storage.',
    text: {
      en: 'The storage for your clinic’s photos is full. Remove photos you no longer need.',
      es: 'El espacio para las fotos de su clínica está lleno. Elimine las que ya no necesite.',
      pt: 'O espaço para as fotos da sua clínica está cheio. Remova as que não precisa mais.',
    },
  },
  'photos.uploads_waiting': {
    status: 429,
    title: 'Too many unfinished uploads',
    when: 'The clinic has 40 uploads that were not finished or used.',
    text: {
      en: 'Too many photos are being uploaded at the same time. Let some finish, then add more.',
      es: 'Se están enviando demasiadas fotos a la vez. Espere a que terminen algunas y agregue más.',
      pt: 'Há fotos demais sendo enviadas ao mesmo tempo. Espere algumas terminarem e adicione mais.',
    },
  },
  'photos.order_differs': {
    status: 409,
    title: 'The photos changed in the meantime',
    when: 'The order does not name exactly the photos there are now.',
    text: {
      en: 'Photos were added or removed in the meantime. Look at the current ones and order them again.',
      es: 'Mientras tanto se agregaron o eliminaron fotos. Revise las actuales y ordénelas de nuevo.',
      pt: 'Enquanto isso, fotos foram adicionadas ou removidas. Confira as atuais e ordene de novo.',
    },
  },
  'photos.consent_missing': {
    status: 422,
    title: 'The consent of the person shown is missing',
    when: 'A result of a treatment is published without the consent of the person shown.',
    text: {
      en: 'Photos of results need the written consent of the person shown. Confirm that you have it.',
      es: 'Las fotos de resultados requieren el consentimiento escrito de la persona. Confirme que lo tiene.',
      pt: 'Fotos de resultados exigem o consentimento por escrito da pessoa. Confirme que você o tem.',
    },
  },
});
