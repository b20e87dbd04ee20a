import type { MailTexts } from './mail-texts.ts';

export const pt: MailTexts = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  closing: ['Travesía', 'E-mail automático; não responda'],
  mails: {
    verify_email: {
      subject: 'Confirme seu e-mail',
      paragraphs: (link, minutes) => [
        `Use este link para confirmar seu e-mail e entrar. Ele funciona uma única vez e vence em ${minutes / 60} horas:`,
        link,
        'Se você não criou esta conta, ignore este e-mail. A conta só é ativada se o link for usado.',
      ],
    },
    reset_password: {
      subject: 'Redefina sua senha',
      paragraphs: (link, minutes) => [
        `Use este link para escolher uma nova senha. Ele funciona uma única vez e vence em ${minutes} minutos:`,
        link,
        'Ao trocar a senha, você sai da conta em todos os dispositivos. Se você não pediu isso, ignore este e-mail; sua senha continua a mesma.',
      ],
    },
    already_registered: {
      subject: 'Você já tem uma conta',
      paragraphs: (link) => [
        'Recebemos um pedido para criar uma conta com este e-mail, mas você já tem uma. Entre aqui:',
        link,
        'Esqueceu a senha? Você pode redefini-la na mesma página.',
      ],
    },
    already_registered_clinic: {
      subject: 'Você já tem uma conta',
      paragraphs: (link) => [
        'Recebemos o cadastro de uma clínica com este e-mail, mas você já tem uma conta. Entre aqui para continuar o cadastro:',
        link,
        'Esqueceu a senha? Você pode redefini-la na mesma página.',
      ],
    },
    password_changed: {
      subject: 'Sua senha foi alterada',
      paragraphs: (link) => [
        'A senha da sua conta foi alterada e seus outros dispositivos foram desconectados.',
        'Não foi você? Redefina sua senha agora:',
        link,
      ],
    },
    session_replayed: {
      subject: 'Desconectamos um dos seus dispositivos',
      paragraphs: (link) => [
        'Uma chave de sessão de um dos seus dispositivos foi usada duas vezes. Ela pode ter sido copiada, por isso encerramos essa sessão.',
        'Se você não sabe o motivo, redefina sua senha. Isso desconecta todos os seus dispositivos:',
        link,
      ],
    },
    email_change_confirm: {
      subject: 'Confirme seu novo e-mail',
      paragraphs: (link, minutes) => [
        `Recebemos um pedido para usar este e-mail em uma conta da Travesía. Use este link para confirmar ou recusar. Ele vence em ${minutes / 60} horas:`,
        link,
        'O e-mail só muda depois que o endereço atual também aprovar. Se você não pediu isso, ignore este e-mail.',
      ],
    },
    email_change_approve: {
      subject: 'Aprove seu novo e-mail',
      paragraphs: (link, minutes, newEmail) => [
        `A partir de uma sessão aberta na sua conta, foi pedida a troca do e-mail para ${newEmail}. Use este link para aprovar ou impedir a troca. Ele vence em ${minutes / 60} horas:`,
        link,
        'A troca só acontece depois que você aprovar aqui e o novo endereço for confirmado. Não foi você? Impeça a troca e redefina sua senha.',
      ],
    },
    email_change_taken: {
      subject: 'Você já tem uma conta',
      paragraphs: (link) => [
        'Recebemos um pedido para usar este e-mail em outra conta. Você já tem uma conta com ele, então nada mudou. Entre aqui:',
        link,
        'Se você não pediu isso, ignore este e-mail.',
      ],
    },
    email_changed: {
      subject: 'O e-mail da sua conta foi alterado',
      paragraphs: (link, _minutes, newEmail) => [
        `O e-mail da sua conta agora é ${newEmail}. Os dois endereços confirmaram a troca e seus outros dispositivos foram desconectados.`,
        'Não foi você? Fale conosco agora mesmo:',
        link,
      ],
    },
  },
};
