import { foldedMonthNames } from '../folded-month-names.ts'

/** The head of an act in a folded text: `r.3/9.876 -`. */
interface ActHead {
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
  /(?:^|\n)[^\w\n]*(?:(?:registro|averbacao)\s)?(?<letter>r[eo]?|av[ev]?)(?<gap>[.,\-/:=]?\s?)(?<number>[\doqndilzasgtb]{1,3})(?=[^a-z0-9])(?<record>\s?[-/.,=]?\s?(?:m(?:at(?:ricula)?)?\s?[-./nº]{0,3}\s?o?\s?)?(?<registration>\d{1,3}(?:[.,]{1,2}\d{3})+|\d{3,7})(?![\d/]))?/g
const dayAfter =
  /^[\s\-:.,(=]*(?:em\s(?:\d|data)|data\s?:|aos\s\d|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}\sde\s|prot(?:ocolo)?[.\s]|prenota)/

/**
 * Finds heads at the beginning of a line whose number recognition read as letters ("AV.O5", "AVA4", "AV-B"), or whose letters were ("Re 9", "AvV.7"), where the
 * matrícula's own number or a day follows. One head may give several numbers, of which the sequence chooses.
 * @param registration digits of the matrícula's own number, `null` where unknown
 */
function findGarbledActHeads(key: string, registration: string | null): ActHead[] {
  const heads: ActHead[] = []
  for (const match of key.matchAll(garbledHead)) {
    const { letter = '', gap = '', number = '', registration: named } = match.groups ?? {}
    const isDamaged = letter !== 'r' && letter !== 'av'
    if (/^\d+$/.test(number) && !isDamaged) continue
    // "Re" and "ave" are words; a number in digits belongs to them.
    if (isDamaged && !/^\d+$/.test(number)) continue
    // "avos" and "ria" are words.
    if (gap === '' && !/\d/.test(number) && (letter === 'r' || number.length > 1)) continue
    const end = match.index + match[0].length
    const ownRecord = named !== undefined && named.replaceAll(/[.,]/g, '') === registration
    if (!ownRecord && (named !== undefined || !dayAfter.test(key.slice(end, end + 40)))) continue
    const start = match.index + match[0].lastIndexOf(letter + gap + number)
    for (const possible of decodeNumber(number))
      heads.push({ letter: letter.startsWith('a') ? 'AV' : 'R', number: possible, start, end })
  }
  return heads
}

/** The numbers that garbled digits may be: all of them, or the last alone, because one is often recognized as two. */
function decodeNumber(garbled: string): number[] {
  const digits = [...garbled].map(letter => lookAlikes[letter] ?? letter).join('')
  const possible = [digits, digits.slice(-1), digits.slice(0, -2) + digits.slice(-1)]
  return [...new Set(possible.map(Number))].filter(number => number > 0)
}

interface Candidate extends ActHead {
  score: number
}

/** Maximum number of heads that are weighed; a matrícula has some dozens. */
const maxCandidates = 3_000
/** Of a head whose number was recognized as letters: less than one of its kind that was not. */
const garbledScore = 3
/** How many candidates back a predecessor is looked for. */
const lookBack = 80

/** Each sign of a gap has one way to be read: what a run of them leaves open would be tried for all of them at once. */
const headPattern =
  /(?<![a-z0-9])(?:(?:registro|averbacao)\s(?=(?:r|av)\b))?(?<letter>r|av|reg|registro|averbacao)(?<gap>(?:\s?[.:\-/=]|\s?n(?:r|\s?\.?o{1,2}|\s?(?=\.)))*\s?)(?<number>\d{1,3}(?:-[a-z](?![a-z0-9]))?)(?![\d]|,\d|\.\d{3}\s?m2|o\s|a\s)(?<record>\s?[-/.,]?\s?(?:m(?:at(?:ricula)?)?\s?[-./nº]{0,3}\s?o?\s?)?(?<registration>\d{1,3}(?:[.,]{1,2}\d{3})+|\d{3,7})(?![\d/]|\.\d|,\d))?/g

const citingWord =
  /(?:^|[^a-z])(?:conforme|do|da|dos|das|no|na|nos|nas|ao|aos|pelo|pela|pelos|sob|sobre|objeto|referid[oa]s?|constantes?|mencionad[oa]s?|e|ou|a|o|os|as|vide|v\.|cf\.|citad[oa]s?|registrad[oa]|averbad[oa]|inscrit[oa]|denominad[oa]|registros?|averbac(?:ao|oes)|atos?|quadra|qd\.?|lotes?|lt\.?|zona|bloco|setor|tipo|torre|rua|avenida|numeros?|itens|item|sob\s+n[o.]{0,2}|de|com|que|para|entre|desde|anterior|anteriores)\s*["(]?$/
const listedAct = /(?:r|av)\s?[.-]?\s?\d{1,3}(?:\/[\d.]+)?\s*[,;]\s*(?:e\s+)?$/
const citedAfter =
  /^\s*,?\s*(?:["”)]|dest[ae]|d[ao] (?:present|matricula|mesm)|supra|acima|retro|da matricula|de ordem|desta|e\s+(?:r|av)[.-]|,\s*(?:r|av)[.-]|,?\s*fica|,?\s*foi|,?\s*em favor|,?\s*que\s|,?\s*referente|,?\s*relativ)/
const streetAfter = new RegExp(String.raw`^\s*de\s+(?:${foldedMonthNames.join('|')})(?!\s+de\s+\d)`)
const separatorAfter = /^\s*(?:[-:.=)\]]|\/\s)/
const dateAfter =
  /^[\s\-:.,(=]*(?:em\s|data|aos\s|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}\s+de\s|prot|prenot|protocol)/
const titleAfter = /^[\s\-:.=)]*[a-z]{3}/

/**
 * Finds the heads of the acts in a folded text, in their many spellings. What only looks like one (a measure, a street,
 * a block, the citation of an earlier act) is left out: the heads are the best chain of rising numbers.
 * @param registration digits of the matrícula's own number, `null` where unknown
 */
export function findActHeads(key: string, registration: string | null, from: number): ActHead[] {
  const candidates: Candidate[] = []
  for (const match of key.matchAll(headPattern)) {
    if (match.index < from || candidates.length >= maxCandidates) continue
    const candidate = weighHead(key, match, registration)
    if (candidate !== null) candidates.push(candidate)
  }
  for (const head of findGarbledActHeads(key, registration))
    if (head.start >= from && candidates.length < maxCandidates)
      candidates.push({ ...head, score: garbledScore })
  return chooseChain(candidates.toSorted((one, other) => one.start - other.start))
}

const numberedHead =
  /(?:^|\n)[^\w\n]*(?:r[eo]?|av[ev]?)(?:\s?[.\-/:=])?\s?\d{1,3}\s?[-/.=]\s?(?:m(?:at(?:ricula)?)?[-./\s]{0,2})?(?<registration>\d{1,3}(?:[.,]\d{3})+|\d{4,7})(?![\d/,]|\.\d)/g

/** The number of the matrícula as the heads of its acts write it, where most of those that write one agree. */
export function findRegistrationOfHeads(key: string): string | null {
  const counts = new Map<string, { written: string; times: number }>()
  let all = 0
  for (const { groups } of key.matchAll(numberedHead)) {
    const written = groups?.['registration'] ?? ''
    const digits = written.replaceAll(/[.,]/g, '')
    counts.set(digits, { written, times: (counts.get(digits)?.times ?? 0) + 1 })
    all++
  }
  const [most] = [...counts.values()].toSorted((one, other) => other.times - one.times)
  return most !== undefined && most.times >= 2 && most.times * 2 > all
    ? most.written.replaceAll(',', '.')
    : null
}

function weighHead(key: string, match: RegExpMatchArray, registration: string | null): Candidate | null {
  const { letter = '', gap = '', number = '', record, registration: named } = match.groups ?? {}
  const start = match.index ?? 0
  const before = key.slice(Math.max(0, start - 48), start)
  const ownRecord =
    named !== undefined && registration !== null && named.replaceAll(/[.,]/g, '') === registration
  const end =
    start +
    match[0].length -
    (record !== undefined && !ownRecord && !/[-/m]/.test(record) ? record.length : 0)
  const after = key.slice(end, end + 60)
  const long = letter.length > 2
  if (gap === '' && !/^(?:r|av)$/.test(letter)) return null
  if (streetAfter.test(after)) return null
  if (gap.trim() === '' && gap !== '' && !/^\s*[-/:.=]/.test(after) && !ownRecord) return null
  let score = 0
  // "R-1 de 2008": a number of a plan.
  if (/^\s*de\s\d{4}\b/.test(after)) return null
  const lineStart = /(?:^|\n)[\s"'*•([-]*$/.test(before)
  const sentenceEnd = /[.;:)"\]_]\s*[-–]*\s*$|\bdou fe\W*$|(?:\*|=|-){2,}\s*$/.test(before)
  if (lineStart) score += 3
  if (sentenceEnd) score += lineStart ? 1 : 2
  if (ownRecord) score += 3
  else if (named !== undefined && registration !== null && /m|\/|\d-\d/.test(`${number}${record ?? ''}`))
    score -= 5
  else if (named !== undefined && record !== undefined && /m|[-/]/.test(record)) score += 1
  if (separatorAfter.test(after)) score += 1
  if (dateAfter.test(after)) score += 2
  else if (separatorAfter.test(after) && titleAfter.test(after)) score += 1
  const tight = before.replace(/\s+$/, ' ')
  if (!sentenceEnd && (citingWord.test(tight) || listedAct.test(tight))) score -= lineStart ? 5 : 8
  else if (!sentenceEnd && !lineStart) score -= 3
  if (citedAfter.test(after)) score -= 4
  if (long && !lineStart) score -= 3
  if (score <= 0) return null
  return {
    letter: letter.startsWith('a') ? 'AV' : 'R',
    number: Number.parseInt(number, 10),
    start,
    end,
    score,
  }
}

/** Chooses the chain of heads with the highest score, in which each number follows the one before. */
function chooseChain(candidates: readonly Candidate[]): ActHead[] {
  const best: { total: number; before: number }[] = []
  let winner = -1
  for (const [index, candidate] of candidates.entries()) {
    // A chain that begins with a later act is a certificate of a part only.
    let total = candidate.score + (candidate.number === 1 ? 2 : -Math.min(3, candidate.number - 1))
    let before = -1
    for (let earlier = index - 1; earlier >= 0 && earlier >= index - lookBack; earlier--) {
      // A garbled number may be one of several.
      if (candidates[earlier]!.start === candidate.start) continue
      const joined = best[earlier]!.total + candidate.score + followBonus(candidates[earlier]!, candidate)
      if (joined > total) {
        total = joined
        before = earlier
      }
    }
    best.push({ total, before })
    if (winner < 0 || total > best[winner]!.total) winner = index
  }
  const chain: ActHead[] = []
  for (let at = winner; at >= 0; at = best[at]!.before) {
    const { letter, number, start, end } = candidates[at]!
    chain.push({ letter, number, start, end })
  }
  return chain.toReversed()
}

function followBonus(before: Candidate, next: Candidate): number {
  const step = next.number - before.number
  if (step === 1) return 2
  if (step === 0) return next.letter === before.letter ? -2 : -1
  if (step > 1) return step <= 3 ? -1 : -4
  return -6
}
