/**
 * A link that opens WhatsApp with a text, to a number or to whom the sender chooses. Nothing is sent by us; WhatsApp is another company, so
 * texts hold a reference or a link and never what somebody is treated for.
 */
export function whatsappLink(text: string, phone?: string): string {
  const number = phone?.replaceAll(/\D/g, '') ?? '';
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
