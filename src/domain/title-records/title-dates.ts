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
const afterTownName =
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
  if (weight === 0 && afterTownName.test(before)) weight += 6
  if (!tellsOfIt && (body.length - end < 140 || closing.test(after)))
    weight += body.length - end < 60 || closing.test(after) ? 3 : 1
  if (afterProtocol.test(before)) weight -= 9
  if (ofDeed.test(before.slice(-56)) && weight < 8) weight -= 5
  return weight
}

/** What a certificate speaks of, soon after "certifico"; an act that certifies speaks of a house, a name, a debt. */
const subject = wordsPattern(
  String.raw`presente|certidao|inteiro teor|integra d|copia|reprodu|fotoc|confere com|conform\w+ (?:com )?o original|nada mais|nenhum outr|ultim[oa] (?:ato|averbac|registro)|outros? (?:onus|registro|averbac|ato|alienac)|(?:nao|nada) (?:ha|consta|exist|pesa)|inexist|revendo|livros|(?:que|a) (?:esta |presente )?matricula (?:acima|retrat|n[o.]|\d)|esta matricula|penhoras e averb|retrata|ate (?:hoje|esta data)|a pedido|a requerimento (?:verbal )?d[ea] (?:pessoa|parte)|situacao juridica|(?:imovel|onus) (?:supra|acima)|acima`,
)
/** Where a certificate's own words may begin: at the begin of a line, or of a sentence after a signature. */
const mark = wordsPattern(
  String.raw`(?:(?<line>\n)|(?<=[.;:)_-]) )[^a-z0-9\n]{0,80}(?:(?<certifies>certific(?:o|a|amos|ado)(?![a-z])|c e r t i f i c [oa](?![a-z]))|(?<titled>certidao(?= ?(?:$|\n|[:.-]|de |em |digital|eletronic|n[o.]|expedid|emitid|atualizad|requerid|solicitad|lavrad|extraid|fornecid|valid|vintenari|trintenari|negativ|positiv)|(?=, ))|c e r t i d a o|cert\.:)|(?<document>(?:este |o presente )?documento (?:foi )?(?:emitid|expedid|gerad|impress)o (?:em|por|as))|(?<tells>era o que (?:se )?contin|e (?:o|tudo(?: o)?) que (?:se )?(?:cont|consta)|nada mais (?:const|hav|cont|a certificar|\.)|nada mais\.|(?:todo )?o referido e verdade|(?:e )?copia (?:autentica|fiel|integral|reprograf)|a presente (?:certidao|copia|e copia|e reprodu)|esta certidao|est[ae] (?:documento|certidao) (?:foi|e)|(?:documento |certidao )?(?:emitid|expedid|gerad|impress)[oa] (?:em|por|as)|(?:data|emissao)(?: e hora)? (?:da|de) (?:emissao|certidao|expedicao)|emissao:|dada e passada|confere com o original|conferid[oa] com o original|extraid[oa] por))`,
  'g',
)
const signed =
  /(?:dou fe|oficial[a-z]*|escrevente[^.\n]{0,20}|substitut[oa]|subst|registrador[a]?|subscrev[oi]|tabelia[o]?|interin[oa]|designad[oa])[^.\n]{0,50}[.:)]?[\s"*=_-]*$/
/** Characters of an act that are its head: "AV-3 - Certifico que…" certifies an act. */
const headOfAct = 40

/** Where the certificate's own words begin after the last act; the end of the text where there are none. */
export function findCertificateStart(key: string, from: number): number {
  const tail = key.slice(from)
  for (const found of tail.matchAll(mark)) {
    const { line, certifies, titled, document } = found.groups ?? {}
    const at = found.index
    if (from > 0 && at < headOfAct && line === undefined) continue
    const before = tail.slice(Math.max(0, at - 110), at)
    const isSigned = signed.test(before)
    if (line === undefined && !isSigned && document === undefined) continue
    const end = at + found[0].length
    if (
      certifies !== undefined &&
      !(isSigned && line !== undefined) &&
      !subject.test(tail.slice(end, end + 240))
    )
      continue
    // A line's end within a sentence: "conforme", "certidão n. 44".
    if (titled !== undefined && !isSigned && /[a-z,(/]$/.test(before)) continue
    if (certifies === undefined && titled === undefined && !isSigned && !/[.:;)_=*"-]$/.test(before)) continue
    return from + at
  }
  return key.length
}

const issuedBefore = wordsPattern(
  String.raw`(?:(?:emitid|expedid|extraid|gerad|datad|lavrad|fornecid)[ao]|emissao|expedicao|data da certidao|data e hora|certidao (?:emitida|expedida|de))(?=[^.;]{0,30}$)`,
  'g',
)
const signedBefore = wordsPattern(
  String.raw`(?:assinad[oa] (?:digital|eletronica)mente|assinatura (?:digital|eletronica)|impress[oa]|visualizad[oa]|disponibilizad[oa]|dada e passada)[^;]{0,80}$`,
)
const afterTown =
  /[a-z]{3,}(?:\s?[/(-]\s?[a-z]{2}|,\s?[a-z]{2}|,?\sestado d[eoa]s?\s[a-z ]{4,20})?\)?\s*[,.:-]\s*(?:em\s)?(?:aos\s)?$/
/** Days that are of something else: laws, protocols, ends of validity, the day up to which a search went. */
const ofOther = wordsPattern(
  String.raw`\b(?:lei|prov\.|provimento|decreto|resolucao|portaria|mp|medida provisoria|protocolo|prenotad[oa]|prenotacao|requerid[oa]|solicitad[oa]|pedid[oa]|valid[a-z]*|venc(?:imento|ivel|e|to|endo)?|ate|desde|partir d[eo]|anterior a|consulta|pesquisa|art\.?)(?=[^.;\n]{0,40}$)`,
  'g',
)
const lastAt = (words: string, pattern: RegExp): number => [...words.matchAll(pattern)].at(-1)?.index ?? -1
/** Whether a day is said to be that of the issue, and not, nearer to it, of something else. */
function tellsIssue(before: string): boolean {
  const words = before.slice(-60)
  const at = lastAt(words, issuedBefore)
  return at >= 0 && at > lastAt(words, ofOther)
}

/**
 * Finds the day on which a certificate was issued (ISO): of the dates after its last act, the one beside "emitida em",
 * else the last that stands after a town's name; else the one that a head or a line of its own tells; `null` for none.
 * @param key folded text
 * @param from position of the last act in the folded text
 * @param lastActDate the day of the last act; no certificate is older
 */
export function findCertificateDate(key: string, from: number, lastActDate: string | null): string | null {
  const start = findCertificateStart(key, from)
  return (
    pickDate(key.slice(start), lastActDate) ??
    findHeadDate(key.slice(0, Math.min(700, from)), lastActDate) ??
    (start < key.length || from === 0 ? null : findLineDate(key.slice(from), lastActDate))
  )
}

function pickDate(closing: string, lastActDate: string | null): string | null {
  let best: { date: string; weight: number } | null = null
  for (const found of findDates(closing)) {
    const weight = weighCertificateDate(closing, found)
    const isOld = lastActDate !== null && found.date < lastActDate
    // The first of those that are said to be of the issue, the last of the others.
    if (
      weight > 0 &&
      !isOld &&
      (best === null || weight > best.weight || (weight === best.weight && weight < 20))
    )
      best = { date: found.date, weight }
  }
  return best?.date ?? null
}

function weighCertificateDate(closing: string, { start, end }: FoundDate): number {
  const before = closing.slice(Math.max(0, start - 100), start)
  if (tellsIssue(before)) return 20
  if (lastAt(before.slice(-56), ofOther) >= 0) return 0
  if (afterTown.test(before.slice(-60))) return 10
  if (signedBefore.test(before)) return 8
  const hasTime = /^\s*,?\s*(?:-\s*)?(?:as\s*)?\d{1,2}\s?[:h]\s?\d{2}/.test(closing.slice(end, end + 14))
  return hasTime ? 6 : /\n\W*$/.test(before) ? 3 : 1
}

/** Some registries print the day of issue at the head of the certificate. */
function findHeadDate(head: string, lastActDate: string | null): string | null {
  const dates = findDates(head).filter(({ date }) => lastActDate === null || date >= lastActDate)
  const before = ({ start }: FoundDate): string => head.slice(Math.max(0, start - 100), start)
  const issued =
    dates.find(found => tellsIssue(before(found))) ?? dates.find(found => signedBefore.test(before(found)))
  return issued?.date ?? null
}

/** "Recife, 27 de junho de 2025. Selo 007." in a line of its own below a last act that has its own date before. */
function findLineDate(tail: string, lastActDate: string | null): string | null {
  if (lastActDate === null) return null
  const last = findDates(tail).findLast(
    ({ date, start }) =>
      date > lastActDate &&
      /[.:)_"*-]\s*\n[a-z' ]{3,40}(?:\s?[/(-]\s?[a-z]{2}\)?)?, ?(?:aos )?$/.test(
        tail.slice(Math.max(0, start - 60), start),
      ),
  )
  return last?.date ?? null
}
