const ascii = /^[\t-~]*$/
const latin = /^[\t-\u00ff]*$/
const removeMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
/** The letters of Latin-1 without accents, by their code: nearly all text of the bank's lists has no others. */
const plainLetters = Array.from({ length: 0x100 }, (_, code) => removeMarks(String.fromCharCode(code)))

/**
 * Folds text for every comparison: without accents, in lower case, runs of white space collapsed to one space.
 * Database keys and in-memory search use it, so that both engines and the browser agree.
 */
export function foldText(text: string): string {
  return tidyText(removeAccents(text).toLowerCase())
}

function removeAccents(text: string): string {
  if (ascii.test(text)) return text
  if (!latin.test(text)) return removeMarks(text)
  return text.replace(/[\u00c0-\u00ff]/g, letter => plainLetters[letter.charCodeAt(0)]!)
}

/** Trims text and collapses inner white space; keeps case and accents (text as in the bank's list). */
export function tidyText(text: string): string {
  return text.replace(/\s\s+|[^\S ]/g, ' ').trim()
}

/** The characters of Windows-1252 for the bytes 0x80–0x9F; its five undefined bytes stay control characters. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Converts Latin-1 to Windows-1252, which has characters where Latin-1 has the control characters 0x80–0x9F. */
export const fromLatin1 = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, control => windows.charAt(control.charCodeAt(0) - 0x80))

const mojibake = new RegExp(`([\\u00c2\\u00c3])([\\u0080-\\u00bf${windows}])`, 'g')

/** Repairs UTF-8 that was read as Latin-1 or Windows-1252 (`LeilÃ£o` → `Leilão`); other text is unchanged. */
export function repairMojibake(text: string): string {
  return text.replace(mojibake, (_, lead: string, trail: string) => {
    const shown = windows.indexOf(trail)
    const byte = shown < 0 ? trail.charCodeAt(0) : 0x80 + shown
    return String.fromCharCode(((lead.charCodeAt(0) & 0x1f) << 6) | (byte & 0x3f))
  })
}
