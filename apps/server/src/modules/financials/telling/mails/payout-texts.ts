import type { PayoutNotice } from '@travesia/contracts/financials';
import type { Locale } from '@travesia/contracts/kit';

/** What the sentences of an email name. */
export interface PayoutSaid {
  clinic: string;
  amount: string;
  currency: string;
  /** Until when payouts are paused; empty if they are not. */
  paused: string;
  reason: string;
}

interface PayoutTexts {
  greeting: (firstName: string) => string;
  says: Readonly<Record<PayoutNotice, (said: PayoutSaid) => { subject: string; first: string; more: string[] }>>;
  labels: { clinic: string; amount: string; holder: string; account: string; reason: string; reference: string };
  ending: (last: string) => string;
  open: string;
  closing: readonly string[];
  /** Where nothing can be turned off. */
  closingAlways: readonly string[];
}

export const PAYOUT_TEXTS: Readonly<Record<Locale, PayoutTexts>> = {
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    says: {
      payout_begun: ({ clinic, amount }) => ({
        subject: `A payout is on its way: ${clinic}`,
        first: `We began a transfer of ${amount} to the clinic’s bank account.`,
        more: ['Depending on the bank, it takes 1 to 5 business days to arrive.'],
      }),
      payout_paid: ({ clinic, amount }) => ({
        subject: `A payout arrived: ${clinic}`,
        first: `The transfer of ${amount} to the clinic’s bank account is complete.`,
        more: [],
      }),
      payout_returned: ({ clinic, amount }) => ({
        subject: `A payout came back: ${clinic}`,
        first: `The bank returned the transfer of ${amount}. The amount is owed to the clinic again and goes into a later payout.`,
        more: ['Please compare the payout account with a bank statement and correct it if something differs.'],
      }),
      payout_account_set: ({ clinic, currency, paused }) => ({
        subject: `Payout account changed: ${clinic}`,
        first: paused
          ? `The bank account for payouts in ${currency} was changed. Weekly payouts to it are paused until ${paused}, and until we have verified it.`
          : `A bank account for payouts in ${currency} was set. Payouts to it begin once we have verified it.`,
        more: [
          'Not you or your team? Write to us right away through Help, and change your password. Money that was already sent can’t always be called back.',
        ],
      }),
      payout_account_refused: ({ clinic, currency }) => ({
        subject: `Payout account refused: ${clinic}`,
        first: `We can’t pay out to the bank account in ${currency}. The reason is below.`,
        more: [
          `Add an account whose holder is the clinic’s legal name. Until we’ve verified it, no payouts in ${currency} begin.`,
        ],
      }),
      payout_account_verified: ({ clinic, currency }) => ({
        subject: `Payout account verified: ${clinic}`,
        first: `We verified the bank account for payouts in ${currency}: its holder is the clinic’s legal name.`,
        more: ['Weekly payouts go to it from now on, or when a pause after a change has ended.'],
      }),
    },
    labels: {
      clinic: 'Clinic',
      amount: 'Amount',
      holder: 'Account holder',
      account: 'Account',
      reason: 'Reason',
      reference: 'Reference',
    },
    ending: (last) => `ending ${last}`,
    open: 'See the details:',
    closing: ['Travesía', 'Turn these emails off in Profile > Notifications.'],
    closingAlways: ['Travesía', 'You get this email because you own the clinic or look after its money.'],
  },
  es: {
    greeting: (firstName) => `Hola, ${firstName}:`,
    says: {
      payout_begun: ({ clinic, amount }) => ({
        subject: `Una liquidación está en camino: ${clinic}`,
        first: `Iniciamos una transferencia de ${amount} a la cuenta bancaria de la clínica.`,
        more: ['Según el banco, tarda de 1 a 5 días hábiles en llegar.'],
      }),
      payout_paid: ({ clinic, amount }) => ({
        subject: `Llegó una liquidación: ${clinic}`,
        first: `La transferencia de ${amount} a la cuenta bancaria de la clínica se completó.`,
        more: [],
      }),
      payout_returned: ({ clinic, amount }) => ({
        subject: `Una liquidación fue devuelta: ${clinic}`,
        first: `El banco devolvió la transferencia de ${amount}. El monto vuelve a estar a favor de la clínica y se incluirá en una próxima liquidación.`,
        more: ['Compare la cuenta para liquidaciones con un estado de cuenta y corríjala si algo no coincide.'],
      }),
      payout_account_set: ({ clinic, currency, paused }) => ({
        subject: `Cambió la cuenta para liquidaciones: ${clinic}`,
        first: paused
          ? `Se cambió la cuenta bancaria para liquidaciones en ${currency}. Las liquidaciones semanales quedan en pausa hasta: ${paused}, y hasta que la verifiquemos.`
          : `Se registró una cuenta bancaria para liquidaciones en ${currency}. Las liquidaciones comienzan cuando la verifiquemos.`,
        more: [
          '¿No fue usted ni su equipo? Escríbanos de inmediato desde Ayuda y cambie su contraseña. El dinero ya enviado no siempre se puede recuperar.',
        ],
      }),
      payout_account_refused: ({ clinic, currency }) => ({
        subject: `Cuenta para liquidaciones rechazada: ${clinic}`,
        first: `No podemos enviar liquidaciones a la cuenta bancaria en ${currency}. Abajo está el motivo.`,
        more: [
          `Agregue una cuenta cuyo titular sea la razón social de la clínica. Hasta que la verifiquemos no se inician liquidaciones en ${currency}.`,
        ],
      }),
      payout_account_verified: ({ clinic, currency }) => ({
        subject: `Cuenta para liquidaciones verificada: ${clinic}`,
        first: `Verificamos la cuenta bancaria para liquidaciones en ${currency}: su titular es la razón social de la clínica.`,
        more: ['Las liquidaciones semanales se envían a ella desde ahora, o cuando termine la pausa tras un cambio.'],
      }),
    },
    labels: {
      clinic: 'Clínica',
      amount: 'Monto',
      holder: 'Titular de la cuenta',
      account: 'Cuenta',
      reason: 'Motivo',
      reference: 'Referencia',
    },
    ending: (last) => `termina en ${last}`,
    open: 'Vea los detalles:',
    closing: ['Travesía', 'Desactive estos correos en Perfil > Notificaciones.'],
    closingAlways: ['Travesía', 'Recibe este correo porque es titular de la clínica o se ocupa de su dinero.'],
  },
  pt: {
    greeting: (firstName) => `Olá, ${firstName},`,
    says: {
      payout_begun: ({ clinic, amount }) => ({
        subject: `Um repasse está a caminho: ${clinic}`,
        first: `Iniciamos uma transferência de ${amount} para a conta bancária da clínica.`,
        more: ['Dependendo do banco, leva de 1 a 5 dias úteis para chegar.'],
      }),
      payout_paid: ({ clinic, amount }) => ({
        subject: `Um repasse chegou: ${clinic}`,
        first: `A transferência de ${amount} para a conta bancária da clínica foi concluída.`,
        more: [],
      }),
      payout_returned: ({ clinic, amount }) => ({
        subject: `Um repasse foi devolvido: ${clinic}`,
        first: `O banco devolveu a transferência de ${amount}. O valor volta a ser devido à clínica e entra em um próximo repasse.`,
        more: ['Compare a conta para repasses com um extrato do banco e corrija se algo for diferente.'],
      }),
      payout_account_set: ({ clinic, currency, paused }) => ({
        subject: `A conta para repasses mudou: ${clinic}`,
        first: paused
          ? `A conta bancária para repasses em ${currency} foi alterada. Os repasses semanais ficam em pausa até: ${paused}, e até verificarmos a conta.`
          : `Uma conta bancária para repasses em ${currency} foi cadastrada. Os repasses começam quando a verificarmos.`,
        more: [
          'Não foi você nem sua equipe? Escreva para nós imediatamente pela Ajuda e troque sua senha. O dinheiro já enviado nem sempre pode ser recuperado.',
        ],
      }),
      payout_account_refused: ({ clinic, currency }) => ({
        subject: `Conta para repasses recusada: ${clinic}`,
        first: `Não podemos fazer repasses para a conta bancária em ${currency}. O motivo está abaixo.`,
        more: [
          `Adicione uma conta cujo titular seja a razão social da clínica. Até verificarmos a conta, nenhum repasse em ${currency} é iniciado.`,
        ],
      }),
      payout_account_verified: ({ clinic, currency }) => ({
        subject: `Conta para repasses verificada: ${clinic}`,
        first: `Verificamos a conta bancária para repasses em ${currency}: o titular é a razão social da clínica.`,
        more: ['Os repasses semanais vão para ela a partir de agora, ou quando terminar a pausa após uma mudança.'],
      }),
    },
    labels: {
      clinic: 'Clínica',
      amount: 'Valor',
      holder: 'Titular da conta',
      account: 'Conta',
      reason: 'Motivo',
      reference: 'Referência',
    },
    ending: (last) => `final ${last}`,
    open: 'Veja os detalhes:',
    closing: ['Travesía', 'Desative estes e-mails em Perfil > Notificações.'],
    closingAlways: ['Travesía', 'Você recebe este e-mail porque é titular da clínica ou cuida do dinheiro dela.'],
  },
};
