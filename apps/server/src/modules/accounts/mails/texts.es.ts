import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
  closing: ['Travesía', 'Este correo lo envió una máquina; nadie lee las respuestas.'],
  mails: {
    verify_email: {
      subject: 'Confirme su correo electrónico',
      paragraphs: (link, minutes) => [
        `Abra este enlace para confirmar su dirección e iniciar sesión. Sirve una sola vez, durante ${minutes} minutos:`,
        link,
        '¿No se registró usted? Entonces no tiene que hacer nada: sin el enlace, la cuenta queda cerrada.',
      ],
    },
    reset_password: {
      subject: 'Elija una contraseña nueva',
      paragraphs: (link, minutes) => [
        `Abra este enlace para elegir una contraseña nueva. Sirve una sola vez, durante ${minutes} minutos:`,
        link,
        'Al hacerlo se cierra la sesión en todos sus dispositivos. ¿No la pidió usted? Entonces su contraseña sigue igual y nadie la ha sabido.',
      ],
    },
    already_registered: {
      subject: 'Usted ya tiene una cuenta',
      paragraphs: (link) => [
        'Alguien, probablemente usted, quiso registrarse con esta dirección. Ya tiene una cuenta. Inicie sesión aquí:',
        link,
        '¿No recuerda la contraseña? En la misma página puede pedir una nueva.',
      ],
    },
    already_registered_clinic: {
      subject: 'Usted ya tiene una cuenta',
      paragraphs: (link) => [
        'Alguien, probablemente usted, quiso presentar la solicitud de una clínica con esta dirección. Ya tiene una cuenta. Inicie sesión aquí y siga con la solicitud:',
        link,
        '¿No recuerda la contraseña? En la misma página puede pedir una nueva.',
      ],
    },
    password_changed: {
      subject: 'Su contraseña cambió',
      paragraphs: (link) => [
        'La contraseña de su cuenta cambió y se cerró la sesión en los demás dispositivos.',
        '¿No fue usted? Elija una contraseña nueva cuanto antes:',
        link,
      ],
    },
    session_replayed: {
      subject: 'Cerramos la sesión en uno de sus dispositivos',
      paragraphs: (link) => [
        'Una clave de una de sus sesiones se usó dos veces. Pudo haber sido copiada, así que cerramos esa sesión.',
        'Si no sabe por qué, elija una contraseña nueva; eso cierra la sesión en todos los dispositivos:',
        link,
      ],
    },
  },
};
