/* oxlint-disable no-control-regex -- it is about controls */
/**
 * Characters that show nothing and change how what stands beside them reads: controls but tab and line ends, marks of
 * direction (a U+202E turns the words after it around), soft hyphens and spaces without width. Joiners stay: emoji and
 * some scripts are written with them. NUL and halves of characters are not among them: no database keeps those.
 */
const hidden =
  /[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Removes characters that show nothing and change how others read. */
export const removeHiddenCharacters = (text: string): string => text.replace(hidden, '')

/** Removes what no text of people is stored with, while it is typed: the same that the server removes or refuses. */
export const tidyTypedText = (text: string): string =>
  removeHiddenCharacters(text.replace(/[\0\p{Surrogate}]/gu, ''))
