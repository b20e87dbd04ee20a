import { describe, expect, it } from 'vitest';
import { TextField } from '../../../ui/field/text-field.tsx';
import { renderPage } from '../../site/testing/render-page.tsx';
import { FilterForm } from '../filter-form.tsx';
import { fieldOf, formValues, refusedForm, summaryOf } from '../form-state.ts';
import { carriedQuery, queryOf, toggleQuery, withQuery } from '../query.ts';

describe('URLs with filters', () => {
  it('change one parameter, keep the others and reset to the first page', () => {
    expect(withQuery('/treatments', '?q=knee&page=3', { sort: 'price' })).toBe('/treatments?q=knee&sort=price');
    expect(withQuery('/treatments', '?q=knee', { page: 3 })).toBe('/treatments?q=knee&page=3');
    expect(withQuery('/treatments', '?q=knee&page=3', { page: 1 })).toBe('/treatments?q=knee');
    expect(withQuery('/treatments', 'q=knee', { q: null })).toBe('/treatments');
  });

  it('add a value to a list and remove it', () => {
    const on = toggleQuery('/directory', '?country=MX', 'country', 'CO');
    expect(on).toBe('/directory?country=MX&country=CO');
    expect(toggleQuery('/directory', on.slice(on.indexOf('?')), 'country', 'MX')).toBe('/directory?country=CO');
  });

  it('become a call’s input', () => {
    expect(queryOf('?country=MX&country=CO&q=&sort=price')).toEqual({ country: ['MX', 'CO'], sort: 'price' });
  });

  it('are preserved by a form that filters by something else', () => {
    expect(carriedQuery('?q=knee&country=MX&page=2', ['country'])).toEqual([{ name: 'q', value: 'knee' }]);
    const html = renderPage(
      <FilterForm own={['country']} label="Filters">
        <button>Apply</button>
      </FilterForm>,
      { locale: 'es', path: '/directory', search: '?q=knee&country=MX' },
    );
    expect(html).toContain('action="/es/directory"');
    expect(html).toContain('<input type="hidden" name="q" value="knee"/>');
    expect(html).not.toContain('name="country"');
  });
});

describe('a rejected form', () => {
  const form = new FormData();
  form.set('email', 'rosa@');
  form.set('file', new Blob(['x']), 'x.pdf');
  const problem = {
    type: '',
    title: '',
    status: 422,
    detail: '',
    code: 'request.invalid',
    request_id: '',
    error: '',
    fields: [
      { path: 'body.email', code: 'invalid_format', message: 'Escriba un correo electrónico.' },
      { path: 'body.phone', code: 'phone_invalid', message: 'No vale.' },
    ],
  };
  const state = refusedForm('es', formValues(form), problem);

  it('keeps what was typed and shows the server’s sentences, or a better one of its own', () => {
    expect(state.values).toEqual({ email: 'rosa@' });
    expect(state.errors).toEqual({
      email: 'Escriba un correo electrónico.',
      phone: expect.stringContaining('código de país'),
    });
  });

  it('lists the errors in field order, unknown ones last', () => {
    expect(summaryOf(state, { name: 'Nombre', email: 'Correo' }).map(({ name }) => name)).toEqual(['email', 'phone']);
  });

  it('links value, error and description to the field', () => {
    const html = renderPage(<TextField label="Correo" hint="Tu correo" {...fieldOf(state, 'email')} />);
    expect(html).toContain('value="rosa@"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="field-email-error field-email-hint"');
    expect(html).toContain('id="field-email-error"');
    expect(html).toContain('<label class="field-label" for="field-email">');
  });
});
