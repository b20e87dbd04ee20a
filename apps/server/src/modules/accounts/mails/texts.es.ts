import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
  closing: ['Travesía', 'Correo automático; no lo responda'],
  mails: {
    verify_email: {
      subject: 'Confirme su correo',
      paragraphs: (link, minutes) => [
        `Use este enlace para confirmar su correo e iniciar sesión. Sirve una sola vez y vence en ${minutes / 60} horas:`,
        link,
        'Si usted no creó esta cuenta, ignore este correo. La cuenta no se activa si no se usa el enlace.',
      ],
    },
    reset_password: {
      subject: 'Restablezca su contraseña',
      paragraphs: (link, minutes) => [
        `Use este enlace para elegir una contraseña nueva. Sirve una sola vez y vence en ${minutes} minutos:`,
        link,
        'Al cambiar la contraseña se cierra la sesión en todos sus dispositivos. Si usted no lo pidió, ignore este correo; su contraseña sigue igual.',
      ],
    },
    already_registered: {
      subject: 'Usted ya tiene una cuenta',
      paragraphs: (link) => [
        'Recibimos una solicitud para crear una cuenta con este correo, pero usted ya tiene una. Inicie sesión aquí:',
        link,
        '¿Olvidó su contraseña? Puede restablecerla en la misma página.',
      ],
    },
    already_registered_clinic: {
      subject: 'Usted ya tiene una cuenta',
      paragraphs: (link) => [
        'Recibimos la solicitud de una clínica con este correo, pero usted ya tiene una cuenta. Inicie sesión aquí para continuar la solicitud:',
        link,
        '¿Olvidó su contraseña? Puede restablecerla en la misma página.',
      ],
    },
    password_changed: {
      subject: 'Su contraseña cambió',
      paragraphs: (link) => [
        'Se cambió la contraseña de su cuenta y se cerró la sesión en sus demás dispositivos.',
        '¿No fue usted? Restablezca su contraseña cuanto antes:',
        link,
      ],
    },
    session_replayed: {
      subject: 'Cerramos la sesión en uno de sus dispositivos',
      paragraphs: (link) => [
        'Una clave de sesión de uno de sus dispositivos se usó dos veces. Es posible que alguien la haya copiado, así que cerramos esa sesión.',
        'Si no sabe a qué se debe, restablezca su contraseña. Con eso se cierra la sesión en todos sus dispositivos:',
        link,
      ],
    },
    email_change_confirm: {
      subject: 'Confirme su nuevo correo',
      paragraphs: (link, minutes) => [
        `Recibimos una solicitud para usar este correo en una cuenta de Travesía. Use este enlace para confirmar o rechazar el cambio. Vence en ${minutes / 60} horas:`,
        link,
        'El correo solo cambia si también se aprueba desde la dirección actual. Si usted no lo pidió, ignore este correo.',
      ],
    },
    email_change_approve: {
      subject: 'Apruebe su nuevo correo',
      paragraphs: (link, minutes, newEmail) => [
        `Desde una sesión abierta en su cuenta se pidió cambiar el correo a ${newEmail}. Use este enlace para aprobar o detener el cambio. Vence en ${minutes / 60} horas:`,
        link,
        'El cambio solo se hace si usted lo aprueba aquí y se confirma la dirección nueva. ¿No fue usted? Detenga el cambio y restablezca su contraseña.',
      ],
    },
    email_change_taken: {
      subject: 'Usted ya tiene una cuenta',
      paragraphs: (link) => [
        'Recibimos una solicitud para usar este correo en otra cuenta. Usted ya tiene una cuenta con él, así que no se cambió nada. Inicie sesión aquí:',
        link,
        'Si usted no lo pidió, ignore este correo.',
      ],
    },
    email_changed: {
      subject: 'El correo de su cuenta cambió',
      paragraphs: (link, _minutes, newEmail) => [
        `El correo de su cuenta ahora es ${newEmail}. El cambio se confirmó desde las dos direcciones y se cerró la sesión en sus demás dispositivos.`,
        '¿No fue usted? Escríbanos cuanto antes:',
        link,
      ],
    },
  },
};
