import { describe, expect, it } from 'vitest';
import { flagsOf } from '../message-flags.ts';

describe('what readers are warned of', () => {
  it.each([
    ['Please send the deposit by wire transfer to our bank account', ['payment']],
    ['Puede pagar por transferencia bancaria: CLABE 0123', ['payment']],
    ['Envie para a chave PIX abaixo', ['payment']],
    ['DE89 3704 0044 0532 0130 00', ['payment']],
    ['Write me on WhatsApp: +57 310 555 01 42', ['contact']],
    ['Escríbame a ana@clinica.example', ['contact']],
    ['See https://cheap-implants.example/offer', ['link']],
    ['www.example.org has the form', ['link']],
  ])('%s', (text, flags) => {
    expect(flagsOf(text, 'travesia.example')).toEqual(flags);
  });

  it.each([
    'Your knee may bend up to 90 degrees this week.',
    'The quote is US$ 11,900, due on 2026-12-01, for 2 rooms and 14 nights.',
    'Blood pressure 120/80, dose 2.5 mg, reference TR-8K2M-91.',
    'Open https://travesia.example/journey/1 and sign there.',
  ])('nothing in: %s', (text) => {
    expect(flagsOf(text, 'travesia.example')).toEqual([]);
  });
});
