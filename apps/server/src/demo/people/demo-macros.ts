import type { DemoMacro } from '../../modules/support/index.ts';
import { demoId } from '../demo-id.ts';

const macro = (key: string, facts: Omit<DemoMacro, 'id' | 'closes' | 'takes'> & Partial<DemoMacro>): DemoMacro => ({
  closes: false,
  takes: false,
  ...facts,
  id: demoId(`macro/${key}`),
});

/** Saved replies of the demo's support team. */
export const DEMO_MACROS: readonly DemoMacro[] = [
  macro('flight', {
    name: 'Flying home: the surgeon decides',
    topic: 'journey',
    texts: {
      en: 'Hello {name},\n\nThe days on the treatment page are the usual wait, for planning only. Your surgeon decides when you may fly and confirms it in writing after seeing you. Until then, please book a fare that can be changed.\n\n{agent}',
      es: 'Hola, {name}:\n\nLos días que indica la página del tratamiento son la espera habitual y sirven para planificar. Su cirujano decide cuándo puede volar y lo confirma por escrito después de verle. Hasta entonces, reserve una tarifa que permita cambios.\n\n{agent}',
      pt: 'Olá, {name}!\n\nOs dias indicados na página do tratamento são a espera habitual, apenas para planejar. Quem decide quando você pode voar é o cirurgião, que confirma por escrito depois de ver você. Até lá, reserve uma tarifa que permita alterações.\n\n{agent}',
    },
  }),
  macro('records', {
    name: 'Send a document with the next message',
    topic: 'records',
    texts: {
      en: 'Hello {name},\n\nPlease attach the document to your next message in {reference}: a PDF or a photo, up to 10 MB. Only you and our team can open it.\n\n{agent}',
      es: 'Hola, {name}:\n\nAdjunte el documento a su próximo mensaje en {reference}: un PDF o una foto, de hasta 10 MB. Solo usted y nuestro equipo pueden abrirlo.\n\n{agent}',
      pt: 'Olá, {name}!\n\nAnexe o documento à sua próxima mensagem em {reference}: um PDF ou uma foto, de até 10 MB. Só você e a nossa equipe podem abrir.\n\n{agent}',
    },
  }),
  macro('renewal', {
    name: 'Renew a credential',
    topic: 'partners',
    texts: {
      en: 'Hello {name},\n\nOpen Credentials in the menu of {clinic}, choose the credential and upload the new document. The badge stays while we check it, usually within two working days.\n\n{agent}',
      es: 'Hola, {name}:\n\nEn el menú de {clinic}, abra Documentos, elija el que vence y cargue el nuevo. La insignia se mantiene mientras lo revisamos, por lo general en dos días hábiles.\n\n{agent}',
      pt: '',
    },
    takes: true,
  }),
  macro('settled', {
    name: 'Settled: close the request',
    topic: null,
    texts: {
      en: 'Hello {name},\n\nWe are glad this is settled and will close {reference}. If anything is missing, just reply: your request opens again.\n\n{agent}',
      es: 'Hola, {name}:\n\nNos alegra que esté resuelto y cerramos {reference}. Si falta algo, responda aquí: su caso se vuelve a abrir.\n\n{agent}',
      pt: 'Olá, {name}!\n\nQue bom que está resolvido: vamos fechar {reference}. Se faltar algo, responda aqui e o chamado será reaberto.\n\n{agent}',
    },
    closes: true,
  }),
];
