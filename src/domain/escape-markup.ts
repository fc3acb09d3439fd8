const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML and XML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)
