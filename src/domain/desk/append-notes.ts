/**
 * Writes notes below what is written, each on lines of its own. A note that stands there already as its own lines is not
 * written again, so that a repeated change changes nothing.
 */
export const appendNotes = (written: string, notes: readonly string[]): string =>
  notes.reduce((text, note) => {
    if (note === '' || `\n${text}\n`.includes(`\n${note}\n`)) return text
    return text.trim() === '' ? note : `${text.trimEnd()}\n${note}`
  }, written)
