import type { AdminOrganization } from '@travesia/contracts/organizations';
import { describe, expect, it } from 'vitest';
import { changesOfOrganization, draftOfOrganization } from '../organization-draft.ts';

const network = {
  name: 'Rede Araucária',
  type: 'clinic_network',
  city: null,
  country: { code: 'BR', name: 'Brazil' },
} as AdminOrganization;

describe('organization draft', () => {
  it('has no changes before anything is typed, nor for whitespace', () => {
    const draft = draftOfOrganization(network);
    expect(changesOfOrganization(network, { ...draft, name: ' Rede Araucária ' })).toEqual([]);
  });

  it('is compared with the current version after a conflict', () => {
    const draft = { ...draftOfOrganization(network), city: 'Curitiba' };
    const present = { ...network, name: 'Rede Nova', city: 'Londrina' };
    expect(changesOfOrganization(present, { ...draft, name: 'Rede Nova' })).toEqual([
      { field: 'city', before: 'Londrina', after: 'Curitiba' },
    ]);
  });
});
