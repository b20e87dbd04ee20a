import type { SecurityMailTexts } from './mail-texts.ts';

export const es: SecurityMailTexts = {
  greeting: (firstName) => `Hola, ${firstName}:`,
  closing: ['Travesía', 'Correo automático; no lo responda'],
  changes: {
    turned_on: {
      subject: 'Se activó la verificación en dos pasos',
      text: 'Desde ahora, para iniciar sesión también necesita un código de su aplicación de autenticación.',
    },
    turned_off: {
      subject: 'Se desactivó la verificación en dos pasos',
      text: 'Ya no necesita un código para iniciar sesión. Los códigos de recuperación dejaron de funcionar.',
    },
    codes_made: {
      subject: 'Se crearon códigos de recuperación nuevos',
      text: 'Se crearon códigos de recuperación nuevos para su cuenta. Los anteriores dejaron de funcionar.',
    },
    code_used: {
      subject: 'Se usó un código de recuperación',
      text: 'Se usó uno de sus códigos de recuperación para iniciar sesión en lugar de un código de su aplicación. Cada código sirve una sola vez.',
    },
    passkey_added: {
      subject: 'Se agregó una llave de acceso',
      text: 'Se agregó una llave de acceso a su cuenta. El dispositivo donde está guardada puede iniciar sesión sin su contraseña.',
    },
    passkey_removed: {
      subject: 'Se quitó una llave de acceso',
      text: 'Se quitó una llave de acceso de su cuenta. Ya no se puede iniciar sesión con ella.',
    },
    removed_by_operator: {
      subject: 'Se quitó la verificación en dos pasos',
      text: 'Nos informaron que usted perdió el acceso a la verificación en dos pasos, así que la quitamos de su cuenta: la aplicación de autenticación, los códigos de recuperación y todas las llaves de acceso. Se cerraron todas sus sesiones. Ahora puede iniciar sesión solo con su contraseña; configure de nuevo la verificación en dos pasos.',
    },
  },
  notYou: '¿No fue usted? Inicie sesión, deshaga el cambio y elija una contraseña nueva:',
  noWayIn: '¿No puede iniciar sesión? Escríbanos cuanto antes:',
};
