import { defineProblems } from '../kit/index.ts';

export const packagesProblems = defineProblems({
  'packages.not_found': {
    status: 404,
    title: 'Package not found',
    when: 'No published package has this id.',
    text: {
      en: 'We can’t find that package. It may no longer be offered.',
      es: 'No encontramos ese paquete. Es posible que ya no se ofrezca.',
      pt: 'Não encontramos esse pacote. Talvez ele não seja mais oferecido.',
    },
  },
  'packages.network_not_found': {
    status: 404,
    title: 'Organization not found',
    when: 'No organization has published a page with this address.',
    text: {
      en: 'We can’t find that organization’s page. It may no longer be public.',
      es: 'No encontramos la página de esa organización. Es posible que ya no sea pública.',
      pt: 'Não encontramos a página dessa organização. Talvez ela não seja mais pública.',
    },
  },
});
