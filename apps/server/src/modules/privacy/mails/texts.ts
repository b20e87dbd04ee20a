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
    closing: ['Travesía', 'Automated email; please don’t reply'],
    mails: {
      export_ready: {
        subject: 'Your data export is ready',
        paragraphs: (link, _date, days) => [
          `The copy of your data is ready. Sign in to download it within ${days} days:`,
          link,
          'If you didn’t request this, another person may be using your account: sign out your other devices on the same page and change your password.',
        ],
      },
      erasure_asked: {
        subject: 'Your account will be deleted',
        paragraphs: (link, date) => [
          `You asked us to delete your account. We will delete it on ${date}. Until then, nothing is lost.`,
          'If you changed your mind, or this wasn’t you, sign in before that day and select “Keep account”:',
          link,
        ],
      },
      erased: {
        subject: 'Your account was deleted',
        paragraphs: () => [
          'As you requested, we deleted your account and your data: your name, your email address, your devices, your requests and your files.',
          'This is our last email to you; your email address is no longer stored. You can create a new account at any time.',
        ],
      },
    },
  },
  es: {
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
    closing: ['Travesía', 'Correo automático; no lo responda'],
    mails: {
      export_ready: {
        subject: 'La copia de sus datos está lista',
        paragraphs: (link, _date, days) => [
          `La copia de sus datos está lista. Inicie sesión para descargarla en un plazo de ${days} días:`,
          link,
          'Si usted no la pidió, es posible que otra persona esté usando su cuenta: cierre la sesión en los demás dispositivos desde la misma página y cambie su contraseña.',
        ],
      },
      erasure_asked: {
        subject: 'Su cuenta se eliminará',
        paragraphs: (link, date) => [
          `Usted pidió eliminar su cuenta. La eliminaremos el ${date}. Hasta entonces no se pierde nada.`,
          '¿Cambió de idea o no fue usted? Inicie sesión antes de ese día y elija «Conservar cuenta»:',
          link,
        ],
      },
      erased: {
        subject: 'Su cuenta se eliminó',
        paragraphs: () => [
          'Como usted pidió, eliminamos su cuenta y sus datos: su nombre, su correo, sus dispositivos, sus solicitudes y sus archivos.',
          'Este es nuestro último correo; su dirección ya no está guardada. Puede crear una cuenta nueva cuando quiera.',
        ],
      },
    },
  },
  pt: {
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
    closing: ['Travesía', 'E-mail automático; não responda'],
    mails: {
      export_ready: {
        subject: 'A cópia dos seus dados está pronta',
        paragraphs: (link, _date, days) => [
          `A cópia dos seus dados está pronta. Entre para baixá-la em até ${days} dias:`,
          link,
          'Se você não pediu a cópia, outra pessoa pode estar usando sua conta: desconecte os outros dispositivos na mesma página e mude sua senha.',
        ],
      },
      erasure_asked: {
        subject: 'Sua conta será excluída',
        paragraphs: (link, date) => [
          `Você pediu a exclusão da sua conta. Vamos excluí-la em ${date}. Até lá, nada se perde.`,
          'Mudou de ideia ou não foi você? Entre antes desse dia e escolha “Manter conta”:',
          link,
        ],
      },
      erased: {
        subject: 'Sua conta foi excluída',
        paragraphs: () => [
          'Como você pediu, excluímos sua conta e seus dados: seu nome, seu e-mail, seus dispositivos, seus pedidos e seus arquivos.',
          'Este é nosso último e-mail; seu endereço não está mais salvo. Você pode criar uma nova conta quando quiser.',
        ],
      },
    },
  },
};
