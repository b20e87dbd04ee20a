import type { MailTexts } from './mail-texts.ts';

export const pt: MailTexts = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  closing: ['Travesía', 'Este e-mail foi enviado por uma máquina; ninguém lê as respostas.'],
  mails: {
    verify_email: {
      subject: 'Confirme seu e-mail',
      paragraphs: (link, minutes) => [
        `Abra este link para confirmar seu endereço e entrar. Ele funciona uma única vez, por ${minutes / 60} horas:`,
        link,
        'Não foi você que se cadastrou? Então não precisa fazer nada: sem o link, a conta continua fechada.',
      ],
    },
    reset_password: {
      subject: 'Escolha uma nova senha',
      paragraphs: (link, minutes) => [
        `Abra este link para escolher uma nova senha. Ele funciona uma única vez, por ${minutes} minutos:`,
        link,
        'Isso encerra a sessão em todos os seus dispositivos. Não foi você que pediu? Então sua senha continua a mesma e ninguém a descobriu.',
      ],
    },
    already_registered: {
      subject: 'Você já tem uma conta',
      paragraphs: (link) => [
        'Alguém, provavelmente você, quis se cadastrar com este endereço. Ele já tem uma conta. Entre aqui:',
        link,
        'Não lembra a senha? Na mesma página você pode pedir uma nova.',
      ],
    },
    already_registered_clinic: {
      subject: 'Você já tem uma conta',
      paragraphs: (link) => [
        'Alguém, provavelmente você, quis candidatar uma clínica com este endereço. Ele já tem uma conta. Entre aqui e continue a candidatura:',
        link,
        'Não lembra a senha? Na mesma página você pode pedir uma nova.',
      ],
    },
    password_changed: {
      subject: 'Sua senha foi alterada',
      paragraphs: (link) => [
        'A senha da sua conta foi alterada e os outros dispositivos foram desconectados.',
        'Não foi você? Escolha uma nova senha agora:',
        link,
      ],
    },
    session_replayed: {
      subject: 'Desconectamos um dos seus dispositivos',
      paragraphs: (link) => [
        'Uma chave de uma das suas sessões foi usada duas vezes. Ela pode ter sido copiada, por isso encerramos essa sessão.',
        'Se você não sabe o motivo, escolha uma nova senha; isso desconecta todos os dispositivos:',
        link,
      ],
    },
    email_change_confirm: {
      subject: 'Confirme seu novo e-mail',
      paragraphs: (link, minutes) => [
        `Alguém, provavelmente você, quer usar este endereço na própria conta. Abra este link para confirmar ou para recusar. Ele funciona por ${minutes / 60} horas:`,
        link,
        'O endereço só muda quando o atual também concordar. Não sabe do que se trata? Então não precisa fazer nada.',
      ],
    },
    email_change_approve: {
      subject: 'Você quer trocar seu e-mail?',
      paragraphs: (link, minutes, newEmail) => [
        `Alguém com sessão aberta na sua conta quer trocar o endereço para ${newEmail}. Abra este link para aprovar ou para impedir. Ele funciona por ${minutes / 60} horas:`,
        link,
        'Só muda quando você aprova aqui e o endereço novo também é confirmado. Não foi você? Impeça a troca e escolha uma nova senha.',
      ],
    },
    email_change_taken: {
      subject: 'Você já tem uma conta',
      paragraphs: (link) => [
        'Alguém, provavelmente você, quis usar este endereço em outra conta. Ele já tem uma conta, então nada mudou. Entre aqui:',
        link,
        'Não sabe do que se trata? Então não precisa fazer nada.',
      ],
    },
    email_changed: {
      subject: 'O e-mail da sua conta foi trocado',
      paragraphs: (link, _minutes, newEmail) => [
        `O endereço da sua conta agora é ${newEmail}. Os dois endereços concordaram. Seus outros dispositivos foram desconectados.`,
        'Não foi você? Escreva para nós agora mesmo:',
        link,
      ],
    },
  },
};
