import type { SecurityMailTexts } from './mail-texts.ts';

export const es: SecurityMailTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  closing: ['Travesía', 'Este correo lo envió una máquina; nadie lee las respuestas.'],
  changes: {
    turned_on: {
      subject: 'Se activó un segundo factor',
      text: 'Desde ahora, para entrar en su cuenta se pide también un código de su aplicación de autenticación.',
    },
    turned_off: {
      subject: 'Se desactivó el segundo factor',
      text: 'Para entrar en su cuenta ya no se pide un código. Los códigos de recuperación tampoco sirven más.',
    },
    codes_made: {
      subject: 'Se crearon códigos de recuperación nuevos',
      text: 'Se crearon códigos de recuperación nuevos para su cuenta. Los anteriores ya no sirven.',
    },
    code_used: {
      subject: 'Se usó un código de recuperación',
      text: 'Se usó uno de los códigos de recuperación de su cuenta en lugar de un código de su aplicación. Ya no sirve otra vez.',
    },
    passkey_added: {
      subject: 'Se agregó una llave de acceso',
      text: 'Se agregó una llave de acceso a su cuenta. El dispositivo que la guarda puede entrar sin su contraseña.',
    },
    passkey_removed: {
      subject: 'Se quitó una llave de acceso',
      text: 'Se quitó una llave de acceso de su cuenta. Con ella ya no se puede entrar.',
    },
    removed_by_operator: {
      subject: 'Se quitó el segundo factor de su cuenta',
      text: 'Travesía recibió el aviso de que usted perdió el segundo factor de su cuenta y lo quitó: la aplicación de autenticación, los códigos de recuperación y todas las llaves de acceso. Se cerraron todas sus sesiones. Ahora se entra solo con la contraseña; configure de nuevo un segundo factor.',
    },
  },
  notYou: '¿No fue usted? Inicie sesión, deshaga el cambio y elija una contraseña nueva:',
  noWayIn: '¿No puede entrar? Escríbanos cuanto antes:',
};
