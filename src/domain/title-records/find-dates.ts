import { foldedMonthNames } from '../folded-month-names.ts'
import { numberWordValues } from '../number-words.ts'
import { wordsPattern } from './title-record-key.ts'

const months = foldedMonthNames.join('|')
const word = ['primeiro', ...numberWordValues.keys()].toSorted((a, b) => b.length - a.length).join('|')
const spelled = `(?:(?:${word})(?: e (?:${word}))?)`
const spelledYear = `(?:(?:um )?mil(?:,? e?)? ?(?:novecentos(?: e)? ?)?|dois mil(?: e)? ?)(?:${spelled})?`

const month = `(?:${months})|(?:${foldedMonthNames.map(name => name.slice(0, 3)).join('|')})(?![a-z])\\.?`
const toMonth = String.raw`,? (?:\([^)]{0,30}\) )?(?:dias? )?(?:do mes )?de,? `
const toYear = String.raw`(?: ?\([^)]{0,12}\))?,? (?:do ano )?(?:d[eo] )?`

const datePattern = wordsPattern(
  [
    String.raw`(?<![\d/.])(?<d>\d{1,2})(?:o?\s?/\s?(?<ms>\d{1,2})\s?/\s?|o?[/.-](?<m>\d{1,2})[/.-])(?<y>\d{4}|\d{2})(?![\d/]|[.-]\d)`,
    `(?<![\\d])(?<d2>\\d{1,2})(?:\\.?o)?(?:${toMonth}|[/-])(?<m2>${month})(?:${toYear}|[/-])(?:(?<y2>\\d\\.?\\d{3})|(?<y5>${spelledYear}))`,
    `(?<d3>${spelled})(?: \\(\\d{1,2}o?\\))?(?: dias?)?(?: do mes)? de (?<m3>${month})${toYear}(?:(?<y4>\\d\\.?\\d{3})|(?<y3>${spelledYear}))`,
  ].join('|'),
  'g',
)

export interface FoundDate {
  /** ISO day. */
  date: string
  /** Positions in the folded text. */
  start: number
  end: number
}

/** Finds the days in a folded text, in digits and in words. */
export function findDates(key: string): FoundDate[] {
  const found: FoundDate[] = []
  for (const match of key.matchAll(datePattern)) {
    const groups = match.groups ?? {}
    const day = groups.d ?? groups.d2
    const named = (groups.m2 ?? groups.m3 ?? '').slice(0, 3)
    const month =
      groups.m ?? groups.ms ?? String(foldedMonthNames.findIndex(name => name.startsWith(named)) + 1)
    const dayNumber = day === undefined ? wordsToNumber(groups.d3 ?? '') : Number(day)
    const yearText = groups.y ?? groups.y2 ?? groups.y4
    const year =
      yearText === undefined
        ? wordsToNumber(groups.y3 ?? groups.y5 ?? '')
        : fullYear(yearText.replace('.', ''))
    const date = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`
    if (year >= 1850 && isDay(date))
      found.push({ date, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** Whether an ISO text names a day of the calendar. */
function isDay(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}

function fullYear(digits: string): number {
  const year = Number(digits)
  return digits.length > 2 ? year : year < 60 ? 2000 + year : 1900 + year
}

/** `dois mil e dezenove` → 2019, `mil novecentos e oitenta e cinco` → 1985. */
function wordsToNumber(words: string): number {
  const [before, after] = words.split(/\bmil\b/)
  const sum = (part: string): number =>
    part
      .split(/[\s,]+/)
      .reduce((total, name) => total + (name === 'primeiro' ? 1 : (numberWordValues.get(name) ?? 0)), 0)
  return after === undefined ? sum(words) : (sum(before ?? '') || 1) * 1000 + sum(after)
}

const afterProtocol =
  /\b(?:prot|prenot)[a-z.]*[^;\n\d]{0,24}\d(?:[\d.]*\d)?(?!\.)\s*,?\s*(?:de|em|datad[oa] de|\(|,)\s*(?:\d{2}\/)?$/
const ofDeed =
  /(?:lavrad|passad|datad|assinad|firmad|celebrad|expedid|escritura|instrumento|contrato|contr\.|oficio|mandado|requerimento|req\.|termo|auto|carta|sentenca|decisao|despacho|emitid|emissao|vencimento|vcto|vencid|nascid|falec|cas(?:ou|aram|ad)|leilao|leiloes|realizad|intimad|livro|lei|decreto|certidao|habite|guia|itbi|prazo|ate|desde|entre|transito|public)[^.;\n]{0,48}$/
const closing = wordsPattern(
  String.raw`^[^a-z]{0,6}(?:dou fe|[oa] (?:oficial|escrevente|registrador|substitut|titular|subst|of)|oficiala?|escrevente|registrador|substitut|selo|emol|valor|cust)`,
)
const headLength = 120
const besideNumber =
  /^[\s\-:.,(=/\])]*(?:m-?\d[\d.]*|\d{1,3}(?:\.\d{3})+)?[\s\-:.,(=/]*(?:(?:feit[oa]\s)?(?:de|em|aos)|data:?)?[\s:]*$/
/** "Dou fé. Minas Velhas, 20/05/2010"; a line that only goes on names no town. */
const afterTown =
  /(?:[.;)]|\s-|^[,:])\s*[a-z][a-z'\s-]{2,45}(?:\s?[/(-]\s?[a-z]{2}\)?)?\s*,\s*(?:em\s)?(?:aos\s)?$/

/**
 * Finds the day on which an act was registered: the date beside its number, or the one in the line that closes it;
 * `null` where the dates belong to deeds and protocols only.
 * @param body folded words of the act after its number
 */
export function findActDate(body: string): string | null {
  let best: { date: string; weight: number } | null = null
  for (const found of findDates(body)) {
    const weight = weighActDate(body, found)
    if (weight >= 3 && (best === null || weight > best.weight)) best = { date: found.date, weight }
  }
  return best?.date ?? null
}

/** A day that the act is said to be done on. */
const doneOn =
  /(?:^|[\s\-:.,;()=])(?:(?:feit|registrad|averbad)[oa] em|(?:em )?data de|data(?: d[oa] (?:registro|averbacao|ato))?:?)[\s:]*$/
const onDay = /(?:^|[\s\-:.,;()=])(?:em|aos)[\s:]*$/
/** "Em" at the begin of a sentence, "feito em", "data:". */
const sentenceStart = /[.;)\-\n]\s*(?:feit[oa] )?(?:em|aos|data)[\s:]*$/
/** "Em 20/01/2017 foi renegociada": a sentence that goes on tells of that day. */
const goesOn = /^\s*(?!o\s|a\s|eu\b|dou\b|oficial|escrev)[a-z]{2,}/

function weighActDate(body: string, { start, end }: FoundDate): number {
  const before = body.slice(Math.max(0, start - 90), start)
  const after = body.slice(end, end + 40)
  const inHead = start < headLength
  let weight = 0
  let tellsOfIt = false
  if (besideNumber.test(before) && start < 30) weight += 20
  else if (doneOn.test(before) || onDay.test(before)) {
    const starts = sentenceStart.test(before)
    tellsOfIt =
      onDay.test(before) &&
      (starts ? goesOn.test(after) : !closing.test(after) && !(inHead && /^\s*[-.:)]/.test(after)))
    if (inHead) weight += starts ? (tellsOfIt ? 3 : 8) : tellsOfIt ? 2 : 4
    else if (/[.;]\s*em\s*$/.test(before)) weight += tellsOfIt ? 3 : 5
  } else if (inHead && /[-.)]\s*$/.test(before) && /^\s*[-.:\n)]/.test(after)) weight += 5
  if (weight === 0 && afterTown.test(before)) weight += 6
  if (!tellsOfIt && (body.length - end < 140 || closing.test(after)))
    weight += body.length - end < 60 || closing.test(after) ? 3 : 1
  if (afterProtocol.test(before)) weight -= 9
  if (ofDeed.test(before.slice(-56)) && weight < 8) weight -= 5
  return weight
}
