import { redirect } from 'react-router';
import type { Route } from './+types/preferences.ts';
import { requestCtx } from '../context.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { ownPath, preferenceCookies } from '../lib/preferences/preferences.ts';

/** Saves a selected currency, home country or theme in cookies and returns to the form's page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!form) return new Response(UNREADABLE, { status: 400, headers: { 'content-type': 'text/plain' } });
  const secure = context.get(requestCtx).origin.startsWith('https:');
  const headers = new Headers();
  for (const cookie of preferenceCookies(form, secure)) headers.append('set-cookie', cookie);
  return redirect(ownPath(form.get('back')), { status: 303, headers });
}

const UNREADABLE = 'This form cannot be read: send it as application/x-www-form-urlencoded or multipart/form-data.\n';

/** The form's URL was opened directly: there is nothing to show. */
export const loader = () => redirect('/', 303);
