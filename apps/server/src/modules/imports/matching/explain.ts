import type { PairEvidence } from './gather-evidence.ts';

const conflicts = {
  numbers: 'the numbers in the names differ',
  opposites: 'the names point in different directions',
  kinds: 'different kinds of facility',
  specialties: 'different specialities',
  service: 'one may be a service of the other',
  people: 'different people',
  part: 'one is a part or a branch of the other',
};

/** The reason as a verifiable sentence: "same phone, 80 m apart, names 0.93 alike". */
export function explain(evidence: PairEvidence): string {
  const { name, km, street, phone, city, region, register } = evidence;
  const parts = [
    phone === 'same' ? 'same phone' : '',
    street === 'same' ? 'same address' : street === 'same-street' ? 'same street' : '',
    km === null ? placeWords(city, region) : distanceWords(km),
    name.tells === 'both' ? `names ${name.likeness.toFixed(2)} alike` : 'a name that could be many',
    name.numbers === 'equal' ? 'same number in the name' : '',
    name.conflict ? conflicts[name.conflict] : '',
    register === 'two-codes' ? 'two codes of the same register' : '',
    register === 'no-codes' ? 'two entries of the same register' : '',
  ];
  return parts.filter(Boolean).join(', ');
}

function distanceWords(km: number): string {
  return km < 1
    ? `${Math.max(10, Math.round(km * 100) * 10)} m apart`
    : `${km < 10 ? km.toFixed(1) : Math.round(km)} km apart`;
}

function placeWords(city: PairEvidence['city'], region: PairEvidence['region']): string {
  if (city === 'same') return 'same town';
  if (city === 'differ') return 'different towns';
  return region === 'same' ? 'same region' : region === 'differ' ? 'different regions' : '';
}
