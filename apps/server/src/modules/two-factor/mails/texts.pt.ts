import type { SecurityMailTexts } from './mail-texts.ts';

export const pt: SecurityMailTexts = {
  greeting: (firstName) => `Olá, ${firstName},`,
  closing: ['Travesía', 'E-mail automático; não responda'],
  changes: {
    turned_on: {
      subject: 'A verificação em duas etapas foi ativada',
      text: 'A partir de agora, para entrar você também precisa de um código do seu aplicativo autenticador.',
    },
    turned_off: {
      subject: 'A verificação em duas etapas foi desativada',
      text: 'Você não precisa mais de um código para entrar. Os códigos de recuperação também deixaram de funcionar.',
    },
    codes_made: {
      subject: 'Novos códigos de recuperação foram criados',
      text: 'Novos códigos de recuperação foram criados para a sua conta. Os anteriores deixaram de funcionar.',
    },
    code_used: {
      subject: 'Um código de recuperação foi usado',
      text: 'Um dos seus códigos de recuperação foi usado para entrar no lugar de um código do seu aplicativo. Cada código funciona uma única vez.',
    },
    passkey_added: {
      subject: 'Uma chave de acesso foi adicionada',
      text: 'Uma chave de acesso foi adicionada à sua conta. O dispositivo em que ela está salva pode entrar sem a sua senha.',
    },
    passkey_removed: {
      subject: 'Uma chave de acesso foi removida',
      text: 'Uma chave de acesso foi removida da sua conta. Não é mais possível entrar com ela.',
    },
    removed_by_operator: {
      subject: 'A verificação em duas etapas foi removida',
      text: 'Fomos avisados de que você perdeu o acesso à verificação em duas etapas, por isso a removemos da sua conta: o aplicativo autenticador, os códigos de recuperação e todas as chaves de acesso. Todas as suas sessões foram encerradas. Agora você entra só com a senha; configure de novo a verificação em duas etapas.',
    },
  },
  notYou: 'Não foi você? Entre na conta, desfaça a mudança e escolha uma nova senha:',
  noWayIn: 'Não consegue entrar? Fale conosco agora mesmo:',
};
