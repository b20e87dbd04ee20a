import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
  closing: ['Travesía', 'Este correo lo envió una máquina; nadie lee las respuestas.'],
  mails: {
    verify_email: {
      subject: 'Confirme su correo electrónico',
      paragraphs: (link, minutes) => [
        `Abra este enlace para confirmar su dirección e iniciar sesión. Sirve una sola vez, durante ${minutes / 60} horas:`,
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
    email_change_confirm: {
      subject: 'Confirme su nuevo correo electrónico',
      paragraphs: (link, minutes) => [
        `Alguien, probablemente usted, quiere usar esta dirección en su cuenta. Abra este enlace para confirmarla o para rechazarla. Sirve durante ${minutes / 60} horas:`,
        link,
        'La dirección solo cambia cuando la actual también está de acuerdo. ¿No sabe nada de esto? Entonces no tiene que hacer nada.',
      ],
    },
    email_change_approve: {
      subject: '¿Quiere cambiar su correo electrónico?',
      paragraphs: (link, minutes, newEmail) => [
        `Alguien con sesión abierta en su cuenta quiere cambiar la dirección a ${newEmail}. Abra este enlace para aprobarlo o para detenerlo. Sirve durante ${minutes / 60} horas:`,
        link,
        'Solo cambia cuando usted lo aprueba aquí y la dirección nueva también se confirma. ¿No fue usted? Deténgalo y elija una contraseña nueva.',
      ],
    },
    email_change_taken: {
      subject: 'Usted ya tiene una cuenta',
      paragraphs: (link) => [
        'Alguien, probablemente usted, quiso usar esta dirección en otra cuenta. Ya tiene una cuenta, así que no cambió nada. Inicie sesión aquí:',
        link,
        '¿No sabe nada de esto? Entonces no tiene que hacer nada.',
      ],
    },
    email_changed: {
      subject: 'El correo electrónico de su cuenta cambió',
      paragraphs: (link, _minutes, newEmail) => [
        `La dirección de su cuenta ahora es ${newEmail}. Las dos direcciones estuvieron de acuerdo. Se cerró la sesión en sus demás dispositivos.`,
        '¿No fue usted? Escríbanos cuanto antes:',
        link,
      ],
    },
  },
};
