import type { MailTexts } from './mail-texts.ts';

export const pt: MailTexts = {
  greeting: (firstName) => `Olá, ${firstName},`,
  closing: ['Travesía', 'E-mail automático; não responda. Se precisar de ajuda, fale conosco pelo site.'],
  reason: (reason) => `Motivo: ${reason}`,
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
    professional_licence: 'registro profissional',
    specialty: 'especialidade',
    accreditation: 'acreditação',
    insurance: 'seguro de responsabilidade civil',
    membership: 'associação',
  },
  changes: { added: 'adicionou', corrected: 'corrigiu', verified: 'verificou', revoked: 'revogou' },
  credentialLine: ({ name, body, whose, date, ended }) =>
    `${[name, whose].filter(Boolean).join(', ')} (${body}): ${ended ? 'venceu' : 'vence'} em ${date}`,
  mails: {
    merged: {
      subject: (name) => `${name} agora é uma só clínica`,
      paragraphs: ({ name, other, reason, link }) => [
        `${other} e ${name} apareciam aqui como duas clínicas. Nós as unificamos: pacotes, pessoas, fotos, solicitações e avaliações das duas agora são de ${name}, e as duas equipes trabalham lá. Os links de ${other} levam a ${name}.`,
        ...reason,
        'Confira se está tudo certo:',
        link,
      ],
    },
    split: {
      subject: (name) => `${name} voltou a ser uma clínica separada`,
      paragraphs: ({ name, other, reason, link }) => [
        `Desfizemos a unificação de ${name} e ${other}. Elas voltaram a ser duas clínicas, e cada uma recuperou o que tinha antes.`,
        ...reason,
        'Confira se está tudo certo:',
        link,
      ],
    },
    change_approved: {
      subject: (name) => `Alteração aprovada: ${name}`,
      paragraphs: ({ name, link }) => [
        `Aprovamos a alteração que você pediu: ${name}. Ela já aparece na página pública:`,
        link,
      ],
    },
    change_declined: {
      subject: (name) => `Alteração não aprovada: ${name}`,
      paragraphs: ({ name, reason, link }) => [
        `Analisamos a alteração que você pediu e não a aprovamos: ${name}.`,
        ...reason,
        'Você pode pedir de novo aqui:',
        link,
      ],
    },
    suspended: {
      subject: (name) => `Clínica suspensa: ${name}`,
      paragraphs: ({ name, reason, link }) => [
        `Suspendemos esta clínica: ${name}. Os pacientes não podem mais encontrá-la nem reservar. Você ainda pode ver tudo o que está em andamento.`,
        ...reason,
        'Veja aqui o status atual:',
        link,
      ],
    },
    activated: {
      subject: (name) => `Clínica ativa de novo: ${name}`,
      paragraphs: ({ name, link }) => [
        `Esta clínica está ativa de novo e os pacientes podem encontrá-la: ${name}. Veja seu painel:`,
        link,
      ],
    },
    verified: {
      subject: (name) => `Clínica verificada: ${name}`,
      paragraphs: ({ name, link }) => [
        `Verificamos os documentos desta clínica: ${name}. Agora os pacientes a veem como verificada. Veja seu painel:`,
        link,
      ],
    },
    rejected: {
      subject: (name) => `Documentos não aprovados: ${name}`,
      paragraphs: ({ name, reason, link }) => [
        `Analisamos os documentos desta clínica e não pudemos aprová-los: ${name}. Ela não aparecerá nas listas até que isso seja resolvido.`,
        ...reason,
        'Veja aqui o que falta:',
        link,
      ],
    },
    edited: {
      subject: (name) => `Perfil alterado: ${name}`,
      paragraphs: ({ name, reason, fields, link }) => [
        `A administração da Travesía alterou este perfil: ${name} (${fields.join(', ')}).`,
        ...reason,
        'Veja aqui o perfil atualizado. Se algo não estiver certo, fale conosco:',
        link,
      ],
    },
    credential: {
      subject: (name) => `Documento alterado: ${name}`,
      paragraphs: ({ name, credentials, change, reason, link }) => [
        `A administração da Travesía ${change} um documento da clínica (${name}): ${credentials.join(', ')}.`,
        ...reason,
        'Veja aqui o status atual. Se algo não estiver certo, fale conosco:',
        link,
      ],
    },
    credentials: {
      subject: (name) => `Documentos a renovar: ${name}`,
      paragraphs: ({ name, credentials, link }) => [
        `Estes documentos da clínica já venceram ou vencem em breve (${name}):`,
        ...credentials,
        'Envie os documentos renovados pelo link abaixo. Os pacientes veem quando um documento está vencido e, sem uma licença válida, não podemos verificar a clínica.',
        link,
      ],
    },
    lapsed: {
      subject: (name) => `Verificação vencida: ${name}`,
      paragraphs: ({ name, credentials, link }) => [
        `Não temos uma licença válida registrada, por isso a verificação desta clínica venceu: ${name}. Os pacientes veem que a licença está vencida e não podem enviar novos pedidos. Você ainda pode responder aos que já tem.`,
        ...(credentials.length ? ['Estes documentos já venceram ou vencem em breve:', ...credentials] : []),
        'Envie a licença renovada pelo link abaixo. Depois de verificada, a clínica volta a aparecer como verificada.',
        link,
      ],
    },
    lapsed_for_admins: {
      subject: (name) => `Verificação vencida: ${name}`,
      paragraphs: ({ name, link }) => [
        `Não temos uma licença válida registrada, por isso a verificação desta clínica venceu: ${name}. O selo saiu das páginas públicas e os pacientes não podem enviar novos pedidos. Avisamos os titulares.`,
        'Veja os documentos e verifique a licença renovada quando ela chegar:',
        link,
      ],
    },
  },
};
