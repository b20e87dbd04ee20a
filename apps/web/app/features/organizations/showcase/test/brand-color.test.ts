import { describe, expect, it } from 'vitest';
import { brandColors, contrastOf } from '../brand-color.ts';

describe('a brand color', () => {
  it('gets the text color that is readable on it', () => {
    expect(brandColors('#0f5c4a')).toMatchObject({ text: '#ffffff', isReadable: true });
    expect(brandColors('#F2C14E')).toMatchObject({ text: '#10201b', isReadable: true });
  });

  it('measures contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(['', 'red', '#fff', '#12345g'])('refuses %j', (text) => {
    expect(brandColors(text)).toBeNull();
  });
});
