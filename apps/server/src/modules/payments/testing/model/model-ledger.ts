import type { Posting } from '../../ledger/ledger.rules.ts';

export const BRL = (amount: number) => ({ amount, currency: 'BRL' });

/** The ledger of the model: the postings themselves are made by the product’s rules. */
export class ModelLedger {
  postings: (Posting & { booking: number })[] = [];

  write(booking: number, postings: readonly Posting[]): void {
    this.postings.push(...postings.map((posting) => ({ ...posting, booking })));
  }

  balanceOf(booking: number, account: Posting['account']): number {
    return this.postings.reduce(
      (sum, one) => sum + (one.booking === booking && one.account === account ? one.amount.amount : 0),
      0,
    );
  }

  sourcesOf(booking: number) {
    return {
      held: BRL(-this.balanceOf(booking, 'held')),
      payable: BRL(-this.balanceOf(booking, 'provider_payable')),
      fee: BRL(-this.balanceOf(booking, 'platform_fee')),
    };
  }
}
