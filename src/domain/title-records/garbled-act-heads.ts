/** The head of an act in a folded text: `r.3/9.876 -`. */
export interface ActHead {
  letter: 'R' | 'AV'
  number: number
  /** Positions in the folded text; `end` is after the number and what belongs to it. */
  start: number
  end: number
}

/** Digits and the letters that recognition takes them for. */
const lookAlikes: Readonly<Record<string, string>> = {
  o: '0',
  n: '0',
  q: '0',
  d: '0',
  i: '1',
  l: '1',
  z: '2',
  a: '4',
  s: '5',
  g: '6',
  t: '7',
  b: '8',
}

const garbledHead =
  /(?:^|\n)[^\w\n]*(?:(?:registro|averbacao)\s)?(?<letter>r|av)(?<gap>[.\-/:=]?\s?)(?<number>[\doqndilzasgtb]{1,3})(?=[^a-z0-9])(?<record>\s?[-/.,=]?\s?(?:m(?:at(?:ricula)?)?\s?[-./nº]{0,3}\s?o?\s?)?(?<registration>\d{1,3}(?:[.,]{1,2}\d{3})+|\d{3,7})(?![\d/]))?/g
const dayAfter =
  /^[\s\-:.,(=]*(?:em\s(?:\d|data)|data\s?:|aos\s\d|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}\sde\s|prot(?:ocolo)?[.\s]|prenota)/

/**
 * Finds heads at the beginning of a line whose number recognition read as letters ("AV.O5", "AVA4", "AV-B"), where the
 * matrícula's own number or a day follows. One head may give several numbers, of which the sequence chooses.
 * @param registration digits of the matrícula's own number, `null` where unknown
 */
export function findGarbledActHeads(key: string, registration: string | null): ActHead[] {
  const heads: ActHead[] = []
  for (const match of key.matchAll(garbledHead)) {
    const { letter = '', gap = '', number = '', registration: named } = match.groups ?? {}
    if (/^\d+$/.test(number)) continue
    // "avos" and "ria" are words.
    if (gap === '' && !/\d/.test(number) && (letter === 'r' || number.length > 1)) continue
    const end = match.index + match[0].length
    const ownRecord = named !== undefined && named.replaceAll(/[.,]/g, '') === registration
    if (!ownRecord && (named !== undefined || !dayAfter.test(key.slice(end, end + 40)))) continue
    const start = match.index + match[0].lastIndexOf(letter + gap + number)
    for (const possible of decodeNumber(number))
      heads.push({ letter: letter === 'av' ? 'AV' : 'R', number: possible, start, end })
  }
  return heads
}

/** The numbers that garbled digits may be: all of them, or the last alone, because one is often recognized as two. */
function decodeNumber(garbled: string): number[] {
  const digits = [...garbled].map(letter => lookAlikes[letter] ?? letter).join('')
  const possible = [digits, digits.slice(-1), digits.slice(0, -2) + digits.slice(-1)]
  return [...new Set(possible.map(Number))].filter(number => number > 0)
}
