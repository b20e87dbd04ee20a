import { defineProblems } from '../kit/index.ts';

export const importsProblems = defineProblems({
  'imports.not_found': {
    status: 404,
    title: 'Import not found',
    when: 'No import has this id.',
    text: {
      en: 'We can’t find that import.',
      es: 'No encontramos esa importación.',
      pt: 'Não encontramos essa importação.',
    },
  },
  'imports.not_possible': {
    status: 409,
    title: 'This isn’t possible in the import’s current state',
    when: 'The import’s status does not allow it.',
    text: {
      en: 'The import’s status doesn’t allow this now. Reload the page.',
      es: 'El estado de la importación no permite esto ahora. Recargue la página.',
      pt: 'O status da importação não permite isto agora. Recarregue a página.',
    },
  },
  'imports.busy': {
    status: 409,
    title: 'Another import is running',
    when: 'Only one registry can be tested or imported at a time.',
    text: {
      en: 'Another registry is being tested or imported. Try again when it is finished.',
      es: 'Se está simulando o importando otro registro. Intente de nuevo cuando termine.',
      pt: 'Outro registro está sendo simulado ou importado. Tente de novo quando terminar.',
    },
  },
  'imports.unreadable': {
    status: 422,
    title: 'The file can’t be read with these settings',
    when: 'Columns, country or preset do not fit the file; the import says why.',
    text: {
      en: 'We can’t read the file with these settings. Change the columns, the country or the preset.',
      es: 'No podemos leer el archivo con esta configuración. Cambie las columnas, el país o la plantilla.',
      pt: 'Não conseguimos ler o arquivo com esta configuração. Altere as colunas, o país ou o modelo.',
    },
  },
  'imports.revert_over': {
    status: 409,
    title: 'This import can no longer be reverted',
    when: 'What it replaced was not recorded or is no longer kept.',
    text: {
      en: 'We no longer have the data this import replaced, so it can’t be undone.',
      es: 'Ya no tenemos los datos que esta importación reemplazó, así que no se puede deshacer.',
      pt: 'Não temos mais os dados que esta importação substituiu, então ela não pode ser desfeita.',
    },
  },
  'imports.pair_not_found': {
    status: 404,
    title: 'Pair not found',
    when: 'No pair of facilities has this id, or one of them is gone.',
    text: {
      en: 'We can’t find these two facilities anymore. Reload the page.',
      es: 'Ya no encontramos estos dos establecimientos. Recargue la página.',
      pt: 'Não encontramos mais estes dois estabelecimentos. Recarregue a página.',
    },
  },
  'imports.pair_of_partners': {
    status: 409,
    title: 'Both listings belong to clinics',
    when: 'Each of the two listings is kept by a clinic.',
    text: {
      en: 'A clinic keeps each of the two listings, so they can’t be joined.',
      es: 'Cada una de las dos fichas la mantiene una clínica, por eso no se pueden unir.',
      pt: 'Cada um dos dois cadastros é mantido por uma clínica, por isso não é possível uni-los.',
    },
  },
  'imports.pair_in_use': {
    status: 409,
    title: 'Something that only one listing can have refers to both',
    when: 'What refers to one listing can’t be moved to the other.',
    text: {
      en: 'Both listings have something that only one can keep, such as a team. Clear that up first.',
      es: 'Las dos fichas tienen algo que solo una puede conservar, como un equipo. Resuélvalo primero.',
      pt: 'Os dois cadastros têm algo que só um pode manter, como uma equipe. Resolva isso primeiro.',
    },
  },
  'imports.file_gone': {
    status: 410,
    title: 'The file has been deleted',
    when: 'The file was uploaded more than a day ago.',
    text: {
      en: 'We keep the file for one day only. Upload it again.',
      es: 'Conservamos el archivo solo un día. Cárguelo de nuevo.',
      pt: 'Guardamos o arquivo por apenas um dia. Envie-o de novo.',
    },
  },
});
