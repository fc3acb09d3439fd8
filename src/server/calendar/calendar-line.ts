import { tidyText } from '#domain/fold-text.ts'

/** Returns one line without characters that calendars cannot read, of at most `most` characters. */
export const writeCalendarLine = (text: string, most = 300): string =>
  [...tidyText(text.replace(/\p{Cc}+/gu, ' '))].slice(0, most).join('')
