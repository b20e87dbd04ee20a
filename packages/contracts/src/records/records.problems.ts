import { defineProblems } from '../kit/index.ts';

export const recordsProblems = defineProblems({
  'records.not_found': {
    status: 404,
    title: 'Record not found',
    when: 'It does not exist, or the user may not read it.',
    text: {
      en: 'We can’t find that record.',
      es: 'No encontramos ese documento médico.',
      pt: 'Não encontramos esse documento médico.',
    },
  },
  'records.file_not_found': {
    status: 404,
    title: 'File not found',
    when: 'It is not of this record, or was discarded.',
    text: {
      en: 'We can’t find that file. It may have been deleted.',
      es: 'No encontramos ese archivo. Tal vez se eliminó.',
      pt: 'Não encontramos esse arquivo. Talvez tenha sido excluído.',
    },
  },
  'records.share_not_found': {
    status: 404,
    title: 'Share not found',
    when: 'It is not of this record.',
    text: {
      en: 'We can’t find that share.',
      es: 'No encontramos ese permiso.',
      pt: 'Não encontramos essa permissão.',
    },
  },
  'records.share_ended': {
    status: 410,
    title: 'No longer shared',
    when: 'The patient ended the share, or its day has passed.',
    text: {
      en: 'This record is no longer shared with you. You can ask the patient to share it again.',
      es: 'Este documento médico ya no se comparte con ustedes. Pueden pedir al paciente que lo comparta de nuevo.',
      pt: 'Este documento médico não está mais compartilhado com vocês. Vocês podem pedir ao paciente que o compartilhe de novo.',
    },
  },
  'records.share_not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The journey ended before a treatment, the day is past or more than a year away, or the share has ended.',
    text: {
      en: 'This record can’t be shared like that now. Choose a day within a year, and a journey that is still open.',
      es: 'Ahora no se puede compartir así. Elija un día dentro de un año y un viaje que siga abierto.',
      pt: 'Agora não é possível compartilhar assim. Escolha um dia dentro de um ano e uma jornada ainda aberta.',
    },
  },
  'records.emergency_not_found': {
    status: 404,
    title: 'No emergency access',
    when: 'The user opened none on this journey, or it is not about their records.',
    text: {
      en: 'There is no emergency access to end.',
      es: 'No hay ningún acceso de emergencia que terminar.',
      pt: 'Não há nenhum acesso de emergência para encerrar.',
    },
  },
  'records.emergency_not_possible': {
    status: 409,
    title: 'No emergency access now',
    when: 'The user may not sign at the clinic or change its journeys, the journey doesn’t run, it is open already, or has ended.',
    text: {
      en: 'Emergency access isn’t possible here now. Reload the page to see how things are.',
      es: 'Ahora no es posible el acceso de emergencia aquí. Recargue la página para ver cómo está todo.',
      pt: 'O acesso de emergência não é possível aqui agora. Recarregue a página para ver como está.',
    },
  },
  'records.emergency_ended': {
    status: 410,
    title: 'Emergency access is over',
    when: 'The hour has passed, or the patient or the user ended it.',
    text: {
      en: 'The emergency access is over. To read on, open it again and say why.',
      es: 'El acceso de emergencia terminó. Para seguir leyendo, ábralo de nuevo e indique el motivo.',
      pt: 'O acesso de emergência terminou. Para continuar lendo, abra-o de novo e diga o motivo.',
    },
  },
  'records.request_not_found': {
    status: 404,
    title: 'Request not found',
    when: 'It is not of this journey.',
    text: {
      en: 'We can’t find that request.',
      es: 'No encontramos esa solicitud.',
      pt: 'Não encontramos esse pedido.',
    },
  },
  'records.request_not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The journey ended before a treatment, the user doesn’t treat at the clinic, the day is past, or the request has ended.',
    text: {
      en: 'This isn’t possible now. Check the day, and reload the page to see how the request is.',
      es: 'Ahora no es posible. Revise la fecha y recargue la página para ver cómo está la solicitud.',
      pt: 'Não é possível agora. Confira a data e recarregue a página para ver como está o pedido.',
    },
  },
  'records.too_many_requests': {
    status: 409,
    title: 'Too many open requests',
    when: 'Twenty requests of the journey wait for an answer.',
    text: {
      en: 'There are 20 requests waiting for an answer. Withdraw one you no longer need, then ask again.',
      es: 'Hay 20 solicitudes sin respuesta. Retire una que ya no necesite y vuelva a pedir.',
      pt: 'Há 20 pedidos sem resposta. Retire um de que não precise mais e peça de novo.',
    },
  },
  'records.link_not_found': {
    status: 404,
    title: 'Link not found',
    when: 'No link has this secret, or it isn’t the user’s.',
    text: {
      en: 'This link is not valid. Check that the address is complete, or ask for a new link.',
      es: 'Este enlace no es válido. Verifique que la dirección esté completa o pida un enlace nuevo.',
      pt: 'Este link não é válido. Confira se o endereço está completo ou peça um novo link.',
    },
  },
  'records.link_ended': {
    status: 410,
    title: 'No longer shared',
    when: 'The patient ended the link, its time is over, or the record was erased or never part of it.',
    text: {
      en: 'This is no longer shared with you. You can ask the patient for a new link.',
      es: 'Esto ya no se comparte con usted. Puede pedir al paciente un enlace nuevo.',
      pt: 'Isto não está mais compartilhado com você. Você pode pedir ao paciente um novo link.',
    },
  },
  'records.link_not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The link has ended.',
    text: {
      en: 'This link has already ended.',
      es: 'Este enlace ya no está activo.',
      pt: 'Este link já foi encerrado.',
    },
  },
  'records.too_many_links': {
    status: 409,
    title: 'Too many links',
    when: 'The user has ten active links.',
    text: {
      en: 'You have 10 active links. End one first, then create this one.',
      es: 'Ya tiene 10 enlaces activos. Revoque uno y luego cree este.',
      pt: 'Você já tem 10 links ativos. Revogue um e depois crie este.',
    },
  },
  'records.too_many_exports': {
    status: 409,
    title: 'Too many files ready',
    when: 'The user has five zips and PDFs of records that can be downloaded; on a shared account, in this session.',
    text: {
      en: 'You have 5 files ready to download. Delete one first, then create this one.',
      es: 'Ya tiene 5 archivos listos para descargar. Elimine uno y luego cree este.',
      pt: 'Você já tem 5 arquivos prontos para baixar. Exclua um e depois crie este.',
    },
  },
  'records.no_document': {
    status: 409,
    title: 'No clinical document',
    when: 'The record is of another kind, or the document can’t be read any more.',
    text: {
      en: 'This record has no statements to list. Download the file to read it.',
      es: 'Este documento no contiene datos para mostrar aquí. Descargue el archivo para leerlo.',
      pt: 'Este documento não contém dados para mostrar aqui. Baixe o arquivo para ler.',
    },
  },
  'records.summary_not_possible': {
    status: 409,
    title: 'No summary possible',
    when: 'The user has no clinical document that can be read, or together they are too long.',
    text: {
      en: 'There is nothing to export yet. Add a FHIR or C-CDA document first, such as a patient summary from a hospital’s portal.',
      es: 'Aún no hay nada que exportar. Agregue primero un documento FHIR o C-CDA, como un resumen del portal de un hospital.',
      pt: 'Ainda não há nada para exportar. Adicione primeiro um documento FHIR ou C-CDA, como um resumo do portal de um hospital.',
    },
  },
  'records.copy_not_possible': {
    status: 409,
    title: 'No safe copy possible',
    when: 'The image can hold identity in its pixels, isn’t an image, or the copy couldn’t be proven clean. `present` has the reason.',
    text: {
      en: 'We can’t make a copy of this image that is surely without your identity.',
      es: 'No podemos hacer una copia de esta imagen que con seguridad no lo identifique.',
      pt: 'Não podemos fazer uma cópia desta imagem que com certeza não identifique você.',
    },
  },
  'records.vault_full': {
    status: 413,
    title: 'The vault is full',
    when: 'The user’s records, with those on their way, would take more than 20 GB.',
    text: {
      en: 'Your records take all the space you have (20 GB). Delete some you no longer need, then add this one.',
      es: 'Sus documentos ocupan todo el espacio disponible (20 GB). Elimine los que ya no necesite y vuelva a intentarlo.',
      pt: 'Seus documentos ocupam todo o espaço disponível (20 GB). Exclua os que não precisa mais e tente de novo.',
    },
  },
  'records.arrivals_waiting': {
    status: 429,
    title: 'Too many files waiting',
    when: 'A thousand files of the user are unfinished or being checked.',
    text: {
      en: 'Many of your files are still being checked. Wait until some are done, then add more.',
      es: 'Muchos de sus archivos aún se están revisando. Espere a que terminen algunos y agregue más.',
      pt: 'Muitos dos seus arquivos ainda estão sendo verificados. Espere alguns terminarem e adicione mais.',
    },
  },
  'records.export_running': {
    status: 409,
    title: 'A file is being made',
    when: 'A zip or PDF of the user’s records is being made already.',
    text: {
      en: 'We are still making the file you asked for before. Wait until it is ready, or delete it.',
      es: 'Aún estamos preparando el archivo que pidió antes. Espere a que esté listo o elimínelo.',
      pt: 'Ainda estamos preparando o arquivo que você pediu antes. Espere ficar pronto ou exclua-o.',
    },
  },
  'records.nothing_to_export': {
    status: 409,
    title: 'No records to export',
    when: 'The user has no records, or none of those that were chosen.',
    text: {
      en: 'There are no records to put into the file. Choose others, or add some first.',
      es: 'No hay documentos para el archivo. Elija otros o agregue algunos primero.',
      pt: 'Não há documentos para o arquivo. Escolha outros ou adicione alguns primeiro.',
    },
  },
  'records.export_not_found': {
    status: 404,
    title: 'File not found',
    when: 'The user requested no such file, or deleted it.',
    text: {
      en: 'This file isn’t there any more. You can make a new one.',
      es: 'Este archivo ya no está. Puede crear uno nuevo.',
      pt: 'Este arquivo não está mais aqui. Você pode criar um novo.',
    },
  },
  'records.export_not_ready': {
    status: 409,
    title: 'File can’t be downloaded',
    when: 'The file is still being made, could not be made, or its day is over.',
    text: {
      en: 'This file can’t be downloaded now. If its day is over, make a new one.',
      es: 'Este archivo no se puede descargar ahora. Si ya venció, cree uno nuevo.',
      pt: 'Este arquivo não pode ser baixado agora. Se o prazo acabou, crie um novo.',
    },
  },
});
