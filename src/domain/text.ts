const ascii = /^[\t-~]*$/

/**
 * The one way text is compared: without accents, in lower case, with runs of white space folded to one
 * space. Used for keys in the database as well as in memory, so that both engines and the browser agree.
 */
export function fold(text: string): string {
  const plain = ascii.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
  return tidy(plain.toLowerCase())
}

/** Trims and folds inner white space; keeps case and accents (text as in the bank's list). */
export function tidy(text: string): string {
  return text.replace(/\s\s+|[^\S ]/g, ' ').trim()
}

/** What Windows-1252 shows for the bytes 0x80–0x9F; the five it leaves out stay control characters. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Latin-1 → Windows-1252, which writes characters where Latin-1 has the control characters 0x80–0x9F. */
export const fromLatin1 = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, control => windows.charAt(control.charCodeAt(0) - 0x80))

const mojibake = new RegExp(`([\\u00c2\\u00c3])([\\u0080-\\u00bf${windows}])`, 'g')

/** Undoes UTF-8 that was read as Latin-1 or Windows-1252 (`LeilÃ£o` → `Leilão`); other text stays as it is. */
export function repairMojibake(text: string): string {
  return text.replace(mojibake, (_, lead: string, trail: string) => {
    const shown = windows.indexOf(trail)
    const byte = shown < 0 ? trail.charCodeAt(0) : 0x80 + shown
    return String.fromCharCode(((lead.charCodeAt(0) & 0x1f) << 6) | (byte & 0x3f))
  })
}
