import type { SecurityMailTexts } from './mail-texts.ts';

export const pt: SecurityMailTexts = {
  greeting: (firstName) => `Olá, ${firstName},`,
  closing: ['Travesía', 'Este e-mail foi enviado por uma máquina; ninguém lê as respostas.'],
  changes: {
    turned_on: {
      subject: 'Um segundo fator foi ativado',
      text: 'A partir de agora, para entrar na sua conta também é preciso um código do seu aplicativo autenticador.',
    },
    turned_off: {
      subject: 'O segundo fator foi desativado',
      text: 'Para entrar na sua conta não é mais preciso um código. Os códigos de recuperação também deixaram de funcionar.',
    },
    codes_made: {
      subject: 'Novos códigos de recuperação foram criados',
      text: 'Novos códigos de recuperação foram criados para a sua conta. Os anteriores deixaram de funcionar.',
    },
    code_used: {
      subject: 'Um código de recuperação foi usado',
      text: 'Um dos códigos de recuperação da sua conta foi usado no lugar de um código do seu aplicativo. Ele não funciona de novo.',
    },
    passkey_added: {
      subject: 'Uma chave de acesso foi adicionada',
      text: 'Uma chave de acesso foi adicionada à sua conta. O dispositivo que a guarda pode entrar sem a sua senha.',
    },
    passkey_removed: {
      subject: 'Uma chave de acesso foi removida',
      text: 'Uma chave de acesso foi removida da sua conta. Não é mais possível entrar com ela.',
    },
    removed_by_operator: {
      subject: 'O segundo fator da sua conta foi removido',
      text: 'A Travesía foi avisada de que você perdeu o segundo fator da sua conta e o removeu: o aplicativo autenticador, os códigos de recuperação e todas as chaves de acesso. Todas as suas sessões foram encerradas. Agora se entra só com a senha; configure de novo um segundo fator.',
    },
  },
  notYou: 'Não foi você? Entre na conta, desfaça a mudança e escolha uma nova senha:',
  noWayIn: 'Não consegue entrar? Escreva para nós agora mesmo:',
};
