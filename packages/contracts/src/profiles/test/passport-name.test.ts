import { describe, expect, it } from 'vitest';
import { MACHINE_NAME_LENGTH, machineName } from '../passport-name.ts';

const lineOf = (surnames: string, givenNames: string, nationality?: string) =>
  machineName({ surnames, givenNames, nationality }).line.replace(/<+$/, '');

describe('the name in the machine-readable zone', () => {
  it.each([
    ['Delgado Ruiz', 'Rosa María', undefined, 'DELGADO<RUIZ<<ROSA<MARIA'],
    ['Núñez', 'Íñigo', 'ES', 'NUNEZ<<INIGO'],
    ["O'Connor", 'Mary-Jane', 'IE', 'OCONNOR<<MARY<JANE'],
    ['Gonçalves da Conceição', 'João', 'BR', 'GONCALVES<DA<CONCEICAO<<JOAO'],
    ['Müller', 'Jörg', 'DE', 'MUELLER<<JOERG'],
    ['Agüero', 'Sergio', 'AR', 'AGUERO<<SERGIO'],
    ['Strauß', 'Åse', 'NO', 'STRAUSS<<AASE'],
    ['Cher', '', 'US', 'CHER'],
  ])('of %s, %s (%s) is %s', (surnames, given, nationality, line) => {
    expect(lineOf(surnames, given, nationality)).toBe(line);
  });

  it('is padded to its length, and reports truncation', () => {
    expect(machineName({ surnames: 'Ruiz', givenNames: 'Ana' })).toEqual({
      line: `RUIZ<<ANA${'<'.repeat(MACHINE_NAME_LENGTH - 9)}`,
      shortened: false,
      foreign: false,
    });
    const long = machineName({ surnames: 'Fernández de Córdoba y Álvarez de las Asturias', givenNames: 'Fernando' });
    expect(long.line).toHaveLength(MACHINE_NAME_LENGTH);
    expect(long.shortened).toBe(true);
  });

  it('reports letters without a Latin form', () => {
    expect(machineName({ surnames: 'Иванова', givenNames: 'Анна' }).foreign).toBe(true);
  });
});
