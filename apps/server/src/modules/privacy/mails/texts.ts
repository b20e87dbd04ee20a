import type { Locale } from '@travesia/contracts/kit';

/** Kinds of privacy emails. */
export type PrivacyMail = 'export_ready' | 'erasure_asked' | 'erased';

interface Words {
  subject: string;
  paragraphs: (link: string, date: string, days: number) => string[];
}

interface Texts {
  greeting: (firstName: string | null) => string;
  closing: string[];
  mails: Readonly<Record<PrivacyMail, Words>>;
}

export const PRIVACY_MAILS: Readonly<Record<Locale, Texts>> = {
  en: {
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    closing: ['Travesía', 'This mail was sent by a machine; nobody reads answers to it.'],
    mails: {
      export_ready: {
        subject: 'The copy of your data is ready',
        paragraphs: (link, _date, days) => [
          `The copy of everything we hold of you is ready. Sign in to download it, within ${days} days:`,
          link,
          'You did not ask for it? Then somebody else is signed in as you: sign the other devices out on the same page and change your password.',
        ],
      },
      erasure_asked: {
        subject: 'Your account will be erased',
        paragraphs: (link, date) => [
          `You asked us to erase your account. That will happen on ${date}. Until then nothing is lost.`,
          'You have changed your mind, or it was not you? Sign in before that day and choose “Keep the account”:',
          link,
        ],
      },
      erased: {
        subject: 'Your account is erased',
        paragraphs: () => [
          'As you asked, your account and everything we held of you is erased: your name, your address, your devices, your requests and your files.',
          'This is the last mail, and we forget the address with it. You can sign up with it again at any time.',
        ],
      },
    },
  },
  es: {
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
    closing: ['Travesía', 'Este correo lo envió una máquina; nadie lee las respuestas.'],
    mails: {
      export_ready: {
        subject: 'La copia de sus datos está lista',
        paragraphs: (link, _date, days) => [
          `La copia de todo lo que guardamos sobre usted está lista. Inicie sesión para descargarla, en un plazo de ${days} días:`,
          link,
          '¿No la pidió usted? Entonces alguien más tiene una sesión abierta a su nombre: cierre la sesión en los demás dispositivos en la misma página y cambie su contraseña.',
        ],
      },
      erasure_asked: {
        subject: 'Su cuenta se va a borrar',
        paragraphs: (link, date) => [
          `Usted nos pidió borrar su cuenta. Eso ocurrirá el ${date}. Hasta entonces no se pierde nada.`,
          '¿Cambió de idea o no fue usted? Inicie sesión antes de ese día y elija «Conservar la cuenta»:',
          link,
        ],
      },
      erased: {
        subject: 'Su cuenta está borrada',
        paragraphs: () => [
          'Como usted pidió, borramos su cuenta y todo lo que guardábamos sobre usted: su nombre, su dirección, sus dispositivos, sus solicitudes y sus archivos.',
          'Este es el último correo, y con él olvidamos la dirección. Puede registrarse con ella de nuevo cuando quiera.',
        ],
      },
    },
  },
  pt: {
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
    closing: ['Travesía', 'Este e-mail foi enviado por uma máquina; ninguém lê as respostas.'],
    mails: {
      export_ready: {
        subject: 'A cópia dos seus dados está pronta',
        paragraphs: (link, _date, days) => [
          `A cópia de tudo o que guardamos sobre você está pronta. Entre para baixá-la, em até ${days} dias:`,
          link,
          'Não foi você que pediu? Então outra pessoa está conectada como você: desconecte os outros dispositivos na mesma página e mude sua senha.',
        ],
      },
      erasure_asked: {
        subject: 'Sua conta será apagada',
        paragraphs: (link, date) => [
          `Você pediu que apagássemos sua conta. Isso acontecerá em ${date}. Até lá, nada se perde.`,
          'Mudou de ideia ou não foi você? Entre antes desse dia e escolha “Manter a conta”:',
          link,
        ],
      },
      erased: {
        subject: 'Sua conta foi apagada',
        paragraphs: () => [
          'Como você pediu, sua conta e tudo o que guardávamos sobre você foram apagados: seu nome, seu endereço, seus dispositivos, seus pedidos e seus arquivos.',
          'Este é o último e-mail, e com ele esquecemos o endereço. Você pode se cadastrar com ele de novo quando quiser.',
        ],
      },
    },
  },
};
