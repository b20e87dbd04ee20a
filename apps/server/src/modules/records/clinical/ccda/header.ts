import { attribute, type Cda, childOf, childrenOf, within, words } from './cda.ts';
import type { Context, MadeEntry } from './context.ts';
import { addressesFrom, identifiersFrom, type Made, namesFrom, timeFrom } from './types.ts';

const GENDERS: Readonly<Record<string, string>> = { F: 'female', M: 'male', UN: 'other', UNK: 'unknown' };

const telecomsFrom = (element: Cda | undefined): Made[] =>
  childrenOf(element, 'telecom').flatMap((one) => {
    const [, scheme, value] = /^(tel|mailto|fax):(.+)$/.exec(attribute(one, 'value') ?? '') ?? [];
    const system = { tel: 'phone', mailto: 'email', fax: 'fax' }[scheme ?? ''];
    return value ? [{ system, value }] : [];
  });

export function patientFrom(target: Cda, make: Context['make']): MadeEntry {
  const role = childOf(target, 'patientRole');
  const patient = childOf(role, 'patient');
  return make({
    resourceType: 'Patient',
    identifier: identifiersFrom(role),
    name: namesFrom(patient),
    gender: GENDERS[attribute(childOf(patient, 'administrativeGenderCode'), 'code') ?? ''],
    birthDate: timeFrom(attribute(childOf(patient, 'birthTime'), 'value'))?.slice(0, 10),
    address: addressesFrom(role),
    telecom: telecomsFrom(role),
  });
}

export function organizationFrom(element: Cda | undefined, make: Context['make']): MadeEntry | null {
  const name = words(childOf(element, 'name'));
  if (name === undefined) return null;
  return make({
    resourceType: 'Organization',
    identifier: identifiersFrom(element),
    name: name.replaceAll('\n', ' '),
    address: addressesFrom(element),
    telecom: telecomsFrom(element),
  });
}

/** Authors: people, with their organization, or software. */
export function authorsFrom(document: Cda, make: Context['make']): MadeEntry[] {
  return childrenOf(document, 'author').flatMap((author) => {
    const assigned = childOf(author, 'assignedAuthor');
    const names = namesFrom(childOf(assigned, 'assignedPerson'));
    const device = childOf(assigned, 'assignedAuthoringDevice');
    const software = words(childOf(device, 'softwareName')) ?? words(childOf(device, 'manufacturerModelName'));
    const organization = organizationFrom(childOf(assigned, 'representedOrganization'), make);
    const person = names.length
      ? make({ resourceType: 'Practitioner', identifier: identifiersFrom(assigned), name: names })
      : software
        ? make({ resourceType: 'Device', deviceName: [{ name: software, type: 'manufacturer-name' }] })
        : null;
    return [person, organization].filter((one) => one !== null);
  });
}

export const custodianFrom = (document: Cda, make: Context['make']): MadeEntry | null =>
  organizationFrom(within(document, 'custodian', 'assignedCustodian', 'representedCustodianOrganization'), make);
