import type { Locale } from '@travesia/contracts/kit';
import type { LedgerKind } from '@travesia/contracts/payments';

interface StatementTexts {
  title: string;
  period: (from: string, to: string) => string;
  before: string;
  after: string;
  received: string;
  refunded: string;
  fees: string;
  date: string;
  what: string;
  about: string;
  owed: string;
  balance: string;
  made: (at: string) => string;
  page: (page: number, pages: number) => string;
  kinds: Readonly<Record<LedgerKind, string>>;
}

/** Words of a printed statement. */
export const STATEMENT_TEXTS: Readonly<Record<Locale, StatementTexts>> = {
  en: {
    title: 'Statement',
    period: (from, to) => `${from} to ${to}, UTC`,
    before: 'Balance before',
    after: 'Balance after',
    received: 'Received from patients',
    refunded: 'Refunded to patients',
    fees: 'Platform fees',
    date: 'Date',
    what: 'What',
    about: 'Reference',
    owed: 'Change',
    balance: 'Balance',
    made: (at) => `Made ${at} UTC. Balance: what the clinic has earned and not been paid yet.`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    kinds: {
      capture: 'Payment received',
      release: 'Earned',
      refund: 'Refund',
      dispute_opened: 'Dispute opened',
      dispute_won: 'Dispute won',
      dispute_lost: 'Dispute lost',
      payout: 'Payout',
      payout_paid: 'Payout arrived',
      payout_returned: 'Payout returned',
      adjustment: 'Correction',
    },
  },
  es: {
    title: 'Estado de cuenta',
    period: (from, to) => `Del ${from} al ${to}, UTC`,
    before: 'Saldo anterior',
    after: 'Saldo final',
    received: 'Recibido de pacientes',
    refunded: 'Reembolsado a pacientes',
    fees: 'Comisiones de la plataforma',
    date: 'Fecha',
    what: 'Concepto',
    about: 'Referencia',
    owed: 'Movimiento',
    balance: 'Saldo',
    made: (at) => `Emitido el ${at} UTC. Saldo: lo que la clínica ganó y aún no se le ha pagado.`,
    page: (page, pages) => `Página ${page} de ${pages}`,
    kinds: {
      capture: 'Pago recibido',
      release: 'Ingreso ganado',
      refund: 'Reembolso',
      dispute_opened: 'Disputa abierta',
      dispute_won: 'Disputa ganada',
      dispute_lost: 'Disputa perdida',
      payout: 'Liquidación',
      payout_paid: 'Liquidación acreditada',
      payout_returned: 'Liquidación devuelta',
      adjustment: 'Corrección',
    },
  },
  pt: {
    title: 'Extrato',
    period: (from, to) => `De ${from} a ${to}, UTC`,
    before: 'Saldo anterior',
    after: 'Saldo final',
    received: 'Recebido de pacientes',
    refunded: 'Reembolsado a pacientes',
    fees: 'Taxas da plataforma',
    date: 'Data',
    what: 'Descrição',
    about: 'Referência',
    owed: 'Movimento',
    balance: 'Saldo',
    made: (at) => `Emitido em ${at} UTC. Saldo: o que a clínica ganhou e ainda não recebeu.`,
    page: (page, pages) => `Página ${page} de ${pages}`,
    kinds: {
      capture: 'Pagamento recebido',
      release: 'Valor ganho',
      refund: 'Reembolso',
      dispute_opened: 'Contestação aberta',
      dispute_won: 'Contestação ganha',
      dispute_lost: 'Contestação perdida',
      payout: 'Repasse',
      payout_paid: 'Repasse creditado',
      payout_returned: 'Repasse devolvido',
      adjustment: 'Correção',
    },
  },
};
