import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { FieldScope } from '../field-id.ts';
import { SelectField } from '../select-field.tsx';
import { TextArea, TextField } from '../text-field.tsx';

const page = (
  <>
    <TextField name="reason" label="Reason" hint="Of the page" error="Of the page is short" />
    <FieldScope value="dialog">
      <ErrorSummary errors={[{ name: 'reason', message: 'Say why.' }]} />
      <TextArea name="reason" label="Reason" hint="Of the dialog" error="Of the dialog is short" />
      <SelectField name="role" label="Role" options={[]} />
    </FieldScope>
    <SelectField name="role" label="Role" options={[]} />
  </>
);

describe('a dialog with fields named like those of its page', () => {
  const html = renderPage(page);
  const all = (attribute: string) =>
    [...html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].flatMap(([, found = '']) => found.split(' '));

  it('shares no id with it', () => {
    const ids = all('id');
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toContain('field-reason');
    expect(ids).toContain('field-dialog-reason');
  });

  it('links labels, hints, errors and the summary to its own fields', () => {
    const ids = new Set(all('id'));
    for (const named of [...all('for'), ...all('aria-describedby')]) expect(ids).toContain(named);
    expect(all('href')).toContain('#field-dialog-reason');
  });
});
