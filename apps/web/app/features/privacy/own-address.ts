/** Whether the email typed as confirmation is the account's, ignoring case; the server decides. */
export const isOwnAddress = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.trim().toLowerCase();
