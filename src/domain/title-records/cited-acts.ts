import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'
import { numberWordValues } from '../number-words.ts'
import type { TitleBurdenKind } from './title-burdens.ts'

/** No act is as long; the end of what only looks like one is not read. */
export const maxActLength = 20_000

const actNumber = wordsPattern(
  String.raw`(?<![a-z0-9])(r|av|re(?=\s?[.-]?\s?\d)|avv?e?(?=\s?[.-]?\s?\d)|registros?|averbac(?:ao|oes)|inscrip?c(?:ao|oes)|atos?|(?:registr|averb|inscrip?t|lanc)(?:ad)?[oa]s?(?=\s+sob\s)|registrou(?=\s+sob\s)|averbou(?=\s+sob\s))\s*(?:(?:sob )?(?:o )?n(?:umeros?|[o.]{0,3}s?\.?)\s*|[.\-:]\s*)?(?:(r|av)\s?[.-]\s?)?0*(\d{1,3})(?!\d|[.,]\d)(?:\s*[-/=]\s*(?:m\s*[-.]?\s*)?(?<record>\d[\d.]*\d))?`,
  'g',
)
/** "Registrado sob nº 77, Livro 3" is no act of this matrícula. */
const ofAnotherBook =
  /^[^.;]{0,14}(?:livro|\blv\b|\blo\b|auxiliar)|^\s{0,3}d[oa]\s(?:protocolo|oficio|mandado|contrato|processo|laudo|instrumento|escritura|termo)\b/
const moreNumbers = /^\s*(?:,|e|;|a)\s*0*(\d{1,3})(?![\d/.,]\d|\d|\s?%|\s+de\s)/
/** "A averbação anterior", "o registro supra": the act before this one. */
const actBefore =
  /\b(averbacao|registro|ato)\s+(?:imediatamente\s+)?(?:anterior|supra|acima|retro|antecedente|precedente)\b/g

/** "A averbação três": numbers that registries write in words alone. */
const actInWords =
  /\b(averbacao|registro)\s+(?:numero\s+|n[o.]{0,2}\s+)?(dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze)\b(?!\s+(?:mil|e|anos|dias|meses|vezes|vias))/g

/** Acts of one number that a citation of it may mean; registries give a number twice, not more often. */
const maxOfOneNumber = 8
const numberedActs = new WeakMap<readonly ReadTitleAct[], Map<number, ReadTitleAct[]>>()

/** The acts by the number in `R-2` and `AV-2`, kept for the list: every act of a long one may cite others. */
function actsByNumber(acts: readonly ReadTitleAct[]): Map<number, ReadTitleAct[]> {
  const kept = numberedActs.get(acts)
  if (kept !== undefined) return kept
  const numbered = new Map<number, ReadTitleAct[]>()
  for (const act of acts) {
    const number = Number(act.number.split('-')[1])
    const same = numbered.get(number)
    if (same === undefined) numbered.set(number, [act])
    else same.push(act)
  }
  numberedActs.set(acts, numbered)
  return numbered
}

/** The last of acts in order that stand before a place among the acts. */
function lastBefore(acts: readonly ReadTitleAct[], index: number): readonly ReadTitleAct[] {
  let low = 0
  let high = acts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (acts[middle]!.index < index) low = middle + 1
    else high = middle
  }
  return acts.slice(Math.max(0, low - maxOfOneNumber), low)
}

/** A place in an act's words where an act before it, or one of another matrícula, is named. */
export interface ActCitation {
  /** The act's place among the acts; -1 where the text has none of that number. */
  index: number
  start: number
  end: number
  /** Whether the act is one of another matrícula or book. */
  isForeign: boolean
}

/** "R-3 da matrícula 9.876", "na matrícula-mãe", "registro 2 do Livro 3". */
const inRecord =
  /^,?\s{0,3}\(?(?:(?:d[ao]s?|n[ao]s?|em|[dn]aquelas?|d[ao]\s(?:referida|mencionada|citada|aludida))\s{1,3})?(?:m\.?\b|mat(?:r(?:icula)?s?)?\.?|transcric(?:ao|oes))(?:[\s-]{1,3}(?:mae|matriz|anterior|originaria|primitiva|de\sorigem))?[\s,]{0,3}(?:sob\s(?:o\s)?)?(?:n(?:umero|[o.]{0,3}s?)\s{0,2})?:?\s{0,2}(?<number>\d[\d.]*)?/

/** Every place where an act names acts by their number; all that have a number where it was given twice. */
export function findNamedActs(act: ReadTitleAct, acts: readonly ReadTitleAct[]): ActCitation[] {
  const citations: ActCitation[] = []
  const numbered = actsByNumber(acts)
  const body = act.body.slice(0, maxActLength)
  const byNumber = (letter: string, number: number, start: number, end: number, isForeign: boolean): void => {
    const kind = /av|lanc/.test(letter) ? 'AV' : letter.startsWith('r') ? 'R' : null
    const same = lastBefore(numbered.get(number) ?? [], act.index)
    const exact = same.filter(({ number: label }) => kind === null || label.startsWith(`${kind}-`))
    const found = exact.length > 0 ? exact : same
    if (found.length === 0) citations.push({ index: -1, start, end, isForeign })
    for (const { index } of found) citations.push({ index, start, end, isForeign })
  }
  let lastNumber = 0
  for (const match of body.matchAll(actNumber)) {
    const letter = match[2] ?? match[1] ?? ''
    const number = Number(match[3])
    const start = match.index
    const first = citations.length
    let end = start + match[0].length
    let rest = act.body.slice(end, end + 200)
    byNumber(letter, number, start, end, isOfAnother(act, match.groups?.['record'], rest))
    for (let more = moreNumbers.exec(rest); more !== null; more = moreNumbers.exec(rest)) {
      const next = Number(more[1])
      end += more[0].length
      rest = rest.slice(more[0].length)
      const isForeign = isOfAnother(act, undefined, rest)
      if (/^\s*a/.test(more[0]))
        for (let between = number + 1; between < next && between < number + 50; between++)
          byNumber(letter, between, start, end, isForeign)
      byNumber(letter, next, start, end, isForeign)
    }
    // "Do R-5 ao R-8": those between, too.
    const before = citations[first - 1]
    if (before !== undefined && number - lastNumber < 50)
      if (/^\s*(?:ao?|ate)\s(?:o\s)?$/.test(body.slice(before.end, start)))
        for (let between = lastNumber + 1; between < number; between++)
          byNumber('ato', between, start, end, before.isForeign)
    lastNumber = number
    // "O R-2 e o R-3 da matrícula 9.876": both.
    const last = citations.at(-1)!
    if (last.isForeign)
      for (let at = citations.length - 2; at >= 0; at--) {
        const before = citations[at]!
        if (
          at < first &&
          !/^[\s,]*(?:e\s)?(?:(?:[oa]s?|d[oa]s?)\s)?$/.test(body.slice(before.end, citations[at + 1]!.start))
        )
          break
        before.isForeign = true
      }
  }
  for (const { index, 0: words, 1: noun, 2: number } of body.matchAll(actInWords))
    byNumber(
      noun!.startsWith('a') ? 'av' : 'r',
      numberWordValues.get(number!) ?? 0,
      index,
      index + words.length,
      false,
    )
  return addActBefore(act, acts, body, citations)
}

function addActBefore(
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
  body: string,
  citations: ActCitation[],
): ActCitation[] {
  const before = acts[act.index - 1]
  if (before === undefined) return citations.toSorted((one, other) => one.start - other.start)
  const starts = new Set(citations.map(({ start }) => start))
  for (const match of body.matchAll(actBefore)) {
    const end = match.index + match[0].length
    const named = match[1] === 'ato' ? '' : match[1] === 'registro' ? 'R-' : 'AV-'
    const isNumbered = Array.from({ length: end + 12 - match.index }, (_, at) => match.index + at).some(at =>
      starts.has(at),
    )
    if (before.number.startsWith(named) && !isNumbered)
      citations.push({ index: before.index, start: match.index, end, isForeign: false })
  }
  return citations.toSorted((one, other) => one.start - other.start)
}

/** Whether the number of an act goes with another matrícula than the one that is read, or with another book. */
function isOfAnother({ registration }: ReadTitleAct, written: string | undefined, rest: string): boolean {
  const digits = (number: string): string => number.replaceAll(/\D/g, '')
  if (written !== undefined && registration !== null && digits(written).length >= 3)
    return digits(written) !== registration
  if (ofAnotherBook.test(rest)) return true
  const found = inRecord.exec(rest)
  if (found === null) return false
  const named = found.groups?.['number']
  return named === undefined || digits(named) !== registration
}

/** Where an act names acts before it; all that have a number where it was given twice. */
const findCitations = (act: ReadTitleAct, acts: readonly ReadTitleAct[]): ActCitation[] =>
  findNamedActs(act, acts).filter(({ index, isForeign }) => index >= 0 && !isForeign)

/** The acts before it that an act names, as indexes in order. */
export const findCitedActs = (act: ReadTitleAct, acts: readonly ReadTitleAct[]): number[] =>
  [...new Set(findCitations(act, acts).map(({ index }) => index))].toSorted((a, b) => a - b)

/** Burdens that rest on a court's case. */
export const courtKinds: readonly TitleBurdenKind[] = [
  'attachment',
  'pre-judgment-attachment',
  'unavailability',
  'lawsuit-notice',
]

/** A number may go on in the next line: "0040118-07.2013." and "8.19.0998". */
const caseNumber = /\d(?:[\d/]|[.-]\n?(?=\d)){8,}\d/g
/** Numbers that acts of one creditor or of one property share, whatever their case: CNPJ, CNM, the city's and the seal's. */
const sharedNumber =
  /(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}(?!\d)|\d{6}\.\d\.\d{7}-\d{2}(?!\d)|(?:cnpj|c\.n\.p\.j|inscri|contribuinte|cadastr|iptu|nirf|incra|ccir|cnm|matricula|selo)[^\d;]{0,40}[\d./-]+/g

const numbersOfActs = new WeakMap<ReadTitleAct, ReadonlySet<string>>()

/** The numbers of court cases and of orders (CNIB) that an act names, as digits; kept for the act. */
export function findCaseNumbers(act: ReadTitleAct): ReadonlySet<string> {
  const kept = numbersOfActs.get(act)
  if (kept !== undefined) return kept
  const numbers = new Set(
    [...act.body.replace(sharedNumber, ' ').matchAll(caseNumber)]
      .map(([found]) => found.replace(/\D/g, ''))
      .filter(digits => digits.length >= 13 && digits.length <= 26),
  )
  numbersOfActs.set(act, numbers)
  return numbers
}

/** Whether two acts name the same case. */
export function shareCase(one: ReadTitleAct, other: ReadTitleAct): boolean {
  const numbers = findCaseNumbers(other)
  return numbers.size > 0 && [...findCaseNumbers(one)].some(number => numbers.has(number))
}
