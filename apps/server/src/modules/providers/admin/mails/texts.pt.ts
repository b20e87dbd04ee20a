import type { MailTexts } from './mail-texts.ts';

export const pt: MailTexts = {
  greeting: (firstName) => `Olá, ${firstName},`,
  closing: [
    'Travesía',
    'Este e-mail foi enviado por uma máquina; ninguém lê as respostas. Escreva para nós pela ajuda do site.',
  ],
  reason: (reason) => `O motivo: ${reason}`,
  fields: {
    name: 'nome',
    type: 'tipo de clínica',
    city: 'cidade',
    email: 'e-mail',
    phone: 'telefone',
    website: 'site',
    street: 'rua',
    region: 'estado ou província',
    postal_code: 'código postal',
    description: 'descrição',
    languages: 'idiomas',
    founded_year: 'ano de abertura',
    beds: 'leitos',
    settings: 'configurações de reserva',
  },
  credentials: {
    facility_licence: 'licença do estabelecimento',
    professional_licence: 'licença profissional',
    specialty: 'especialidade',
    accreditation: 'acreditação',
    insurance: 'seguro de responsabilidade',
    membership: 'associação',
  },
  changes: { added: 'incluiu', corrected: 'corrigiu', verified: 'verificou', revoked: 'revogou' },
  credentialLine: ({ name, body, whose, date, ended }) =>
    `${[name, whose].filter(Boolean).join(', ')} (${body}): ${ended ? 'venceu' : 'vence'} em ${date}`,
  mails: {
    change_approved: {
      subject: (name) => `A mudança de ${name} foi aprovada`,
      paragraphs: ({ name, link }) => [
        `Conferimos o que você pediu para mudar em ${name}. Já aparece na página pública.`,
        link,
      ],
    },
    change_declined: {
      subject: (name) => `A mudança de ${name} não foi aprovada`,
      paragraphs: ({ name, reason, link }) => [
        `Conferimos o que você pediu para mudar em ${name} e deixamos como estava.`,
        ...reason,
        'Você pode pedir de novo aqui:',
        link,
      ],
    },
    suspended: {
      subject: (name) => `${name} está suspensa`,
      paragraphs: ({ name, reason, link }) => [
        `Suspendemos ${name}. Os pacientes não a encontram mais e ninguém pode reservar. O que está em andamento continua legível.`,
        ...reason,
        'Aqui você vê a situação:',
        link,
      ],
    },
    activated: {
      subject: (name) => `${name} está ativa de novo`,
      paragraphs: ({ name, link }) => [`${name} voltou para onde estava: os pacientes a encontram de novo.`, link],
    },
    verified: {
      subject: (name) => `${name} está verificada`,
      paragraphs: ({ name, link }) => [
        `Conferimos os documentos de ${name}. Agora os pacientes a veem como verificada.`,
        link,
      ],
    },
    rejected: {
      subject: (name) => `Os documentos de ${name} não foram aceitos`,
      paragraphs: ({ name, reason, link }) => [
        `Conferimos os documentos de ${name} e não pudemos aceitá-los. Ela não aparece nas listas até que isso seja corrigido.`,
        ...reason,
        link,
      ],
    },
    edited: {
      subject: (name) => `Alteramos o perfil de ${name}`,
      paragraphs: ({ name, reason, fields, link }) => [
        `Um administrador da Travesía alterou o perfil de ${name}: ${fields.join(', ')}.`,
        ...reason,
        'Aqui você o vê como está agora. Se algo não estiver certo, escreva para nós:',
        link,
      ],
    },
    credential: {
      subject: (name) => `Um documento de ${name} foi alterado`,
      paragraphs: ({ name, credentials, change, reason, link }) => [
        `Um administrador da Travesía ${change} este documento de ${name}: ${credentials.join(', ')}.`,
        ...reason,
        'Aqui você vê a situação. Se algo não estiver certo, escreva para nós:',
        link,
      ],
    },
    credentials: {
      subject: (name) => `Há documentos de ${name} a renovar`,
      paragraphs: ({ name, credentials, link }) => [
        `Estes documentos de ${name} vencem em breve ou já venceram:`,
        ...credentials,
        'Envie os renovados pelo link abaixo. Os pacientes veem como vencido um documento que terminou, e sem licença em vigor nenhuma clínica é verificada.',
        link,
      ],
    },
    lapsed: {
      subject: (name) => `${name} não está mais verificada`,
      paragraphs: ({ name, link }) => [
        `Não há licença em vigor de ${name} registrada, por isso a verificação terminou. Os pacientes veem que a licença venceu.`,
        'Envie a licença renovada pelo link abaixo: depois de conferida, a clínica volta a ser verificada.',
        link,
      ],
    },
  },
};
