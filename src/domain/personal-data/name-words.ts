import { foldText } from '../fold-text.ts'
import { capitalPlaceHeadWords, documentWords, honourWords, placeHeadWords } from './document-words.ts'
import { familyNames, givenNameEnding, givenNames } from './person-name-words.ts'

/**
 * What a word may be in a name: a known name outranks everything, a word of documents ends a name. A tail is a word
 * with a meaning of its own that goes on a name and begins none: João Ferreiro beside the word ferreiro, Lima Verde.
 */
type NameWordKind =
  | 'given'
  | 'family'
  | 'unknown'
  | 'tail'
  | 'initial'
  | 'particle'
  | 'title'
  | 'honour'
  | 'place'
  | 'document'
  | 'lower'

export interface TextRange {
  start: number
  end: number
}

export interface NameWord extends TextRange {
  folded: string
  kind: NameWordKind
}

export const stateCodes = 'AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO'
/** A word goes on after a hyphen at the end of a line, and after one between capitals; a state's code is its own word. */
const wordPattern = new RegExp(
  `(?<![\\p{L}\\d])[0158]?\\p{L}[\\p{L}\\d'’´\`]*(?:-(?:[ \\t]*\\n[ \\t]*| )?(?!(?:${stateCodes})\\b)\\p{L}[\\p{L}\\d'’´\`]*){0,4}`,
  'gu',
)
const particles = new Set('da de do das dos di del della du e d y van von der den la el al'.split(' '))
const titles = new Set(
  'dr dra doutor doutora sr sra srs sras srta senhor senhora bel bela bacharel bacharela dona exmo exma revmo revma revdo des mm me d nho nha sinha'.split(
    ' ',
  ),
)

/** Words of documents and places that family names are too, after another name. */
const tailWords = new Set('verde primeiro segundo terceiro casa real mar pessoa'.split(' '))

/** Letters between points that are no initials of a name. */
const abbreviation =
  /(?<!\p{L})(?:S[./]{1,2} ?A|C\.? ?I\.? ?C|C\. ?P\. ?F|R\. ?G|C\. ?I|R\. ?I|C\. ?N\. ?P\. ?J|C\. ?G\. ?C|M\. ?F|S\. ?S\. ?P|C\. ?E\. ?P)(?!\p{L})/gu

/** Reads the words of a text in order. Takes time linear in its length. */
export function readNameWords(text: string): NameWord[] {
  const found = [...text.matchAll(wordPattern)].map(match => ({
    raw: match[0],
    start: match.index,
    end: match.index + match[0].length,
    folded: foldText(match[0].replace(/-\s+/, '')),
  }))
  const written = new Set(found.filter(({ raw }) => /^\p{Ll}/u.test(raw)).map(({ folded }) => folded))
  const abbreviated = new Set(
    [...text.matchAll(abbreviation)].flatMap(({ 0: letters, index }) =>
      Array.from(letters, (_, offset) => index + offset),
    ),
  )
  return found.map(({ raw, start, end, folded }) => ({
    start,
    end,
    folded,
    kind: abbreviated.has(start)
      ? 'document'
      : isShortName(raw, text, start, end)
        ? 'unknown'
        : classifyNameWord(raw, folded, text.charAt(end), written),
  }))
}

/** Whether a short word is written as the second of two names, as in `Li Na, chinesa`. */
const isShortName = (raw: string, text: string, start: number, end: number): boolean =>
  /^\p{Lu}\p{Ll}$/u.test(raw) &&
  /^[,;)]/.test(text.slice(end, end + 1)) &&
  /(?<!\p{L})\p{Lu}\p{Ll}+ $/u.test(text.slice(Math.max(0, start - 12), start))

function classifyNameWord(
  raw: string,
  folded: string,
  next: string,
  written: ReadonlySet<string>,
): NameWordKind {
  const capital = /^(?:\p{Lu}|[l0158]\p{Lu}{2})/u.test(raw)
  if (titles.has(folded) && (next === '.' || folded.length > 3)) return 'title'
  if (raw.length === 1 && capital && folded !== 'e') return 'initial'
  if (particles.has(folded)) return 'particle'
  if (placeHeadWords.has(folded) || (capital && capitalPlaceHeadWords.has(folded))) return 'place'
  if (!capital) return honourWords.has(folded) ? 'honour' : 'lower'
  const readings = readThroughFaults(raw, folded)
  if (readings.some(reading => givenNames.has(reading))) return 'given'
  if (readings.some(reading => familyNames.has(reading))) return 'family'
  if (honourWords.has(folded)) return 'honour'
  if (tailWords.has(folded)) return 'tail'
  if (readings.some(reading => documentWords.has(reading)) && !/^pará$/iu.test(raw)) return 'document'
  if (/^[b-df-hj-np-tv-xz]{2,}$/.test(folded) && /^\p{Lu}+$/u.test(raw) && folded !== 'jr') return 'document'
  if (readings.some(reading => givenNameEnding.test(reading))) return 'given'
  return written.has(folded) ? 'tail' : 'unknown'
}

/** What text recognition may have misread: zeros for o, ones and small l for i or l. */
function readThroughFaults(raw: string, folded: string): string[] {
  if (!/\d/.test(raw) && !/l\p{Lu}|\p{Lu}{2}l/u.test(raw)) return [folded]
  const zeros = folded.replaceAll('0', 'o').replaceAll('5', 's').replaceAll('8', 'b')
  return [folded, zeros.replaceAll('1', 'l'), zeros.replaceAll('1', 'i'), zeros.replace(/[1l]/g, 'i')]
}

/** Whether two words stand together as words of one name. */
export const isJoinedName = (text: string, one: NameWord, next: NameWord): boolean => {
  const gap = text.slice(one.end, next.start)
  if (gap.length > 12) return false
  if (/^[ \t]{1,2}$|^[ \t]*\n[ \t]*$/.test(gap)) return true
  return (
    /^\.[ \n]?$/.test(gap) &&
    (one.kind === 'initial' || one.kind === 'title' || one.folded.length <= 4) &&
    one.kind !== 'family' &&
    one.kind !== 'given'
  )
}
