import { wordsPattern } from './title-record-key.ts'

const months = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]
const monthNames = months.join('|')
const numberWords: Record<string, number> = {
  primeiro: 1,
  um: 1,
  dois: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  novecentos: 900,
}
const word = Object.keys(numberWords).join('|')
const spelled = `(?:(?:${word})(?: e (?:${word}))?)`
const spelledYear = `(?:(?:um )?mil(?:,? e?)? ?(?:novecentos(?: e)? ?)?|dois mil(?: e)? ?)(?:${spelled})?`

const datePattern = wordsPattern(
  [
    String.raw`(?<![\d/.])(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4}|\d{2})(?![\d/])`,
    `(?<![\\d])(?<d2>\\d{1,2})o? (?:\\([^)]{0,30}\\) )?(?:dias? )?(?:do mes )?de,? (?<m2>${monthNames}) (?:do ano )?(?:de |d[eo] )?(?<y2>\\d{1}\\.?\\d{3})`,
    `(?<d3>${spelled})(?: \\(\\d{1,2}o?\\))? (?:dias? )?(?:do mes )?de (?<m3>${monthNames}) (?:do ano )?de (?:(?<y4>\\d{1}\\.?\\d{3})|(?<y3>${spelledYear}))`,
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
    const month = groups.m ?? String(months.indexOf(groups.m2 ?? groups.m3 ?? '') + 1)
    const dayNumber = day === undefined ? wordsToNumber(groups.d3 ?? '') : Number(day)
    const yearText = groups.y ?? groups.y2 ?? groups.y4
    const year = yearText === undefined ? wordsToNumber(groups.y3 ?? '') : fullYear(yearText.replace('.', ''))
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
    part.split(/[\s,]+/).reduce((total, name) => total + (numberWords[name] ?? 0), 0)
  return after === undefined ? sum(words) : (sum(before ?? '') || 1) * 1000 + sum(after)
}

const registrationDateBefore =
  /(?:^|[\s\-–:.,(=])(?:em|aos|data|datad[oa]|[a-z ]{3,40}(?:\/?[a-z]{2})?,(?: em)?|registrad[oa] em|averbad[oa] em)?[\s\-–:.,(=]*$/
const filingBefore = /(?:prot[a-z.]*|prenot[a-z.]*)[^;]{0,60}$/
const closing = wordsPattern(
  String.raw`dou fe|o oficial|a oficial|oficiala?|escrevente|registrador|substitut|o referido e verdade|averbei|registrei|selo|emol`,
)
const deedBefore =
  /(?:lavrad|passad|datad|assinad|firmad|celebrad|expedid|escritura|instrumento|contrato|oficio|mandado|certidao|requerimento|termo|auto|carta|sentenca|decisao|despacho|emitid|vencimento|vencid|nascid|falec|casad|leilao|leiloes|realizad)[^.;]{0,70}$/

/**
 * Finds the day on which an act was registered: beside its number, or in the line that closes it; `null` where the
 * dates belong to deeds and protocols only.
 * @param body folded words of the act after its number
 */
export function findActDate(body: string): string | null {
  const dates = findDates(body)
  const atHead = dates.find(({ start }) => start < 90)
  if (atHead !== undefined) {
    const before = body.slice(0, atHead.start)
    const bare =
      /^[\s\-:.,(=/\])]*(?:m-?\d[\d.]*)?[\s\-:.,(=/]*(?:em|aos|data(?: do registro)?|de|[a-z ]{3,30},)?[\s\-:.,(=]*(?:dias )?$/
    if (bare.test(before)) return atHead.date
    if (
      !filingBefore.test(before) &&
      !deedBefore.test(before) &&
      /(?:^|[\s\-:.,(=])(?:em|data|data do registro|aos|datado|,)[\s\-:.,(=]*$/.test(before) &&
      before.length < 60
    )
      return atHead.date
  }
  // The line that closes the act: the last date that stands before the officer's words or at the end.
  for (const { date, start, end } of dates.toReversed()) {
    const before = body.slice(Math.max(0, start - 90), start)
    const after = body.slice(end, end + 160)
    const closes = closing.test(after) || body.length - end < 60
    if (
      closes &&
      registrationDateBefore.test(before.slice(-45)) &&
      !/\b(?:prot|prenot)[a-z.]*[^.;\n]{0,50}$/.test(before)
    ) {
      if (deedBefore.test(before.slice(-70)) && !/[.;]\s*[a-z ()/-]{0,40},?\s*(?:em\s)?$/.test(before))
        continue
      return date
    }
  }
  // A filing's date inside the head, followed by the registration's own: "Prot. 1.234 de 02/05/2010 - Em 10/05/2010".
  const second = dates.find(
    ({ start }) =>
      start < 160 &&
      /(?:^|[\s\-.;(])(?:em|data|registrado em|averbado em)[\s:]*$/.test(body.slice(0, start)) &&
      !deedBefore.test(body.slice(Math.max(0, start - 40), start)),
  )
  if (second !== undefined) return second.date
  // "Prot. 44.812 - 17/06/2002 - ": the day stands apart from the protocol.
  const apart = dates.find(
    ({ start, end }) =>
      start < 70 && /\d\s*-\s*$/.test(body.slice(0, start)) && /^\s*[-.:]/.test(body.slice(end, end + 4)),
  )
  return apart?.date ?? null
}
