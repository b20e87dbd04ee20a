import type { DemoMacro } from '../../modules/macros/index.ts';
import { demoId } from '../demo-id.ts';
import { NETWORK } from './demo-network.ts';

type Facts = Omit<DemoMacro, 'id' | 'desk' | 'closes' | 'takes'> & Partial<DemoMacro>;

const macro = (key: string, facts: Facts): DemoMacro => ({
  desk: 'support',
  closes: false,
  takes: false,
  ...facts,
  id: demoId(`macro/${key}`),
});

const VALLE = demoId('provider/clinica-valle-central');

/** Saved replies of the demo's teams. */
export const DEMO_MACROS: readonly DemoMacro[] = [
  macro('flight', {
    name: 'Flying home: the surgeon decides',
    topic: 'journey',
    texts: {
      en: 'Hello {name},\n\nThe days on the treatment page are the usual wait, for planning only. Your surgeon decides when you can fly and confirms it in writing after seeing you. Until then, please book a changeable fare.\n\n{agent}',
      es: 'Hola, {name}:\n\nLos días que indica la página del tratamiento son la espera habitual y sirven para planificar. Su cirujano decide cuándo puede volar y lo confirma por escrito después de verle. Hasta entonces, reserve una tarifa que permita cambios.\n\n{agent}',
      pt: 'Olá, {name}!\n\nOs dias indicados na página do tratamento são a espera habitual, apenas para planejar. Quem decide quando você pode voar é o cirurgião, que confirma por escrito depois de ver você. Até lá, reserve uma tarifa que permita alterações.\n\n{agent}',
    },
  }),
  macro('records', {
    name: 'Attach a document to the next message',
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
      en: 'Hello {name},\n\nOpen Credentials in {clinic}’s menu, choose the credential and upload the new document. The badge stays while we review it, usually within two business days.\n\n{agent}',
      es: 'Hola, {name}:\n\nEn el menú de {clinic}, abra Documentos, elija el que vence y cargue el nuevo. La insignia se mantiene mientras lo revisamos, por lo general en dos días hábiles.\n\n{agent}',
      pt: '',
    },
    takes: true,
  }),
  macro('settled', {
    name: 'Resolved: close the request',
    topic: null,
    texts: {
      en: 'Hello {name},\n\nWe’re glad this is resolved and will close {reference}. If you need anything else, just reply to reopen your request.\n\n{agent}',
      es: 'Hola, {name}:\n\nNos alegra que esté resuelto; cerraremos {reference}. Si necesita algo más, responda aquí y su caso se abrirá de nuevo.\n\n{agent}',
      pt: 'Olá, {name}!\n\nQue bom que está resolvido! Vamos fechar {reference}. Se precisar de mais alguma coisa, responda aqui e o chamado será reaberto.\n\n{agent}',
    },
    closes: true,
  }),
  macro('clinic-records', {
    desk: 'leads',
    providerId: VALLE,
    name: 'Ask for reports and imaging',
    topic: null,
    texts: {
      en: 'Hello {name},\n\nThank you for writing to {clinic}. So that a surgeon can answer you, please reply to this email with your recent reports and imaging, and tell us which medications you take.\n\n{agent}, {clinic}',
      es: 'Hola, {name}:\n\nGracias por escribir a {clinic}. Para que un cirujano pueda responderle, conteste a este correo con sus informes e imágenes recientes y díganos qué medicamentos toma.\n\n{agent}, {clinic}',
      pt: 'Olá, {name}!\n\nObrigado por escrever para {clinic}. Para que um cirurgião possa responder, envie em resposta a este e-mail seus laudos e exames recentes e diga quais medicamentos você toma.\n\n{agent}, {clinic}',
    },
  }),
  macro('clinic-video', {
    desk: 'leads',
    providerId: VALLE,
    name: 'Offer a video call',
    topic: null,
    texts: {
      en: 'Hello {name},\n\nWe would like to talk about {reference} in a short video call, at no cost. Which days and times work for you, and in which time zone?\n\n{agent}, {clinic}',
      es: 'Hola, {name}:\n\nNos gustaría conversar sobre {reference} en una videollamada breve y sin costo. ¿Qué días y horarios le convienen, y en qué zona horaria?\n\n{agent}, {clinic}',
      pt: '',
    },
    takes: true,
  }),
  macro('network-clinic', {
    desk: 'leads',
    organizationId: NETWORK,
    name: 'The clinic will reply soon',
    topic: null,
    texts: {
      en: 'Hello {name},\n\nThank you for your request {reference}. {clinic} has received it, and we’ll make sure you get a reply within two business days.\n\n{agent}',
      es: 'Hola, {name}:\n\nGracias por su solicitud {reference}. {clinic} ya la recibió y nos aseguraremos de que le responda en dos días hábiles.\n\n{agent}',
      pt: 'Olá, {name}!\n\nObrigado pelo seu pedido {reference}. {clinic} já o recebeu, e vamos garantir que você tenha uma resposta em dois dias úteis.\n\n{agent}',
    },
  }),
  macro('claim-proof', {
    desk: 'leads',
    name: 'Claim: ask for proof',
    topic: 'claim',
    texts: {
      en: 'Hello {name},\n\nTo verify your claim for {clinic}, please reply with a document that names you and the clinic, such as its operating license, or write to us from an address at the clinic’s website.\n\n{agent}',
      es: 'Hola, {name}:\n\nPara verificar su solicitud sobre {clinic}, responda con un documento que los nombre a usted y a la clínica, como la licencia, o escríbanos desde una dirección del sitio web de la clínica.\n\n{agent}',
      pt: 'Olá, {name}!\n\nPara verificar sua reivindicação de {clinic}, responda com um documento que cite você e a clínica, como o alvará, ou escreva de um endereço do site da clínica.\n\n{agent}',
    },
    takes: true,
  }),
  macro('contact-thanks', {
    desk: 'leads',
    name: 'Thank and close',
    topic: 'contact',
    texts: {
      en: 'Hello {name},\n\nThank you for your message. There’s nothing else you need to do, so we’re closing {reference}.\n\n{agent}',
      es: 'Hola, {name}:\n\nGracias por su mensaje. No hace falta nada más de su parte, así que cerramos {reference}.\n\n{agent}',
      pt: 'Olá, {name}!\n\nObrigado pela sua mensagem. Não falta mais nada da sua parte, por isso vamos fechar {reference}.\n\n{agent}',
    },
    closes: true,
  }),
];
