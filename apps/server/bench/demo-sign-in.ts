const DEMO_TOKEN = 'travesia-demo';

/** The request that signs in as the demo's person of a role. */
export const demoSignInRequest = (role = 'patient'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ demo_token: DEMO_TOKEN, role }),
});

/** The access token in the answer to it, if it is one. */
export const tokenIn = (body: string) => (JSON.parse(body) as { access_token?: string }).access_token;

/** Signs in at a server with the demo; returns the access token. */
export async function demoSignIn(address: string, role?: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/auth/demo-login`, demoSignInRequest(role));
  const body = await response.text();
  const token = tokenIn(body);
  if (token === undefined) throw new Error(`sign-in answered ${response.status}: ${body}`);
  return token;
}
