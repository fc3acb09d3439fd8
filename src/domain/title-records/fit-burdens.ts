import { isInCapitals } from './act-pieces.ts'
import { findDates } from './title-dates.ts'
import { burdenKind, type MadeBurden } from './title-burdens.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

/** What two acts may both write where the later one says which burden it means, each as a list of keys. */
const details: readonly ((act: ReadTitleAct) => string[])[] = [
  findAmounts,
  findNamedDays,
  findDocuments,
  findCourts,
  findDegrees,
  findDeeds,
  findLabels,
  findNames,
]

/** The keys of each of the details, kept for the act: every later act may be compared with it. */
const detailsOfActs = new WeakMap<ReadTitleAct, readonly ReadonlySet<string>[]>()

function findDetails(act: ReadTitleAct): readonly ReadonlySet<string>[] {
  const kept = detailsOfActs.get(act)
  if (kept !== undefined) return kept
  const found = details.map(find => new Set(find(act)))
  detailsOfActs.set(act, found)
  return found
}

/**
 * The burdens that an act's details (amount, day, document, court, degree, deed, names) fit; all where no detail parts
 * them, none where one detail fits one burden and another detail another.
 */
export function findFittingBurdens(act: ReadTitleAct, candidates: readonly MadeBurden[]): MadeBurden[] {
  const said = findDetails(act)
  let left = [...candidates]
  for (const [at, all] of said.entries()) {
    // The day of its own registration says nothing of another act.
    const keys = new Set([...all].filter(key => key !== act.date))
    if (keys.size === 0) continue
    const fitting = candidates.filter(({ made }) => isShared(keys, findDetails(made)[at]!))
    if (fitting.length > 0) left = left.filter(burden => fitting.includes(burden))
  }
  return left
}

const isShared = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some(key => others.has(key))

/** Beyond these characters an act tells of nothing that says which burden it means. */
const readLength = 4_000
const begin = ({ body }: ReadTitleAct): string => body.slice(0, readLength)

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Not what the registry is paid. */
const amount =
  /(?<!(?:emol|custas|\biss|tfj|funrejus|itbi|venal)[^;\n]{0,16})(?:r|cr|cz|ncz|us)\$\s{0,2}(\d[\d.]*)(?:,\d{2})?/g
function findAmounts(act: ReadTitleAct): string[] {
  return [...begin(act).matchAll(amount)].map(([, whole = '']) => digitsOf(whole))
}

function findNamedDays(act: ReadTitleAct): string[] {
  return findDates(begin(act)).map(({ date }) => date)
}

const personDocument = /(?<!\d)(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})(?!\d)/g
/** Of what made a burden only whose goods it blocks: debtors are often the owner, who has all of them. */
function findDocuments(act: ReadTitleAct): string[] {
  if (burdenKind(act.kind) !== null && act.kind !== 'unavailability') return []
  return [...begin(act).matchAll(personDocument)].map(([found]) => digitsOf(found))
}

const court = wordsPattern(
  String.raw`(\d{1,2})[ao]? (?:v\.?t\b|vara\b ?(civel|federal|criminal|unica|d[aeo]s? (?:trabalho|fazenda|familia|execuc|orfaos|sucess)|))`,
  'g',
)
function findCourts(act: ReadTitleAct): string[] {
  return [...begin(act).matchAll(court)].map(
    ([, number = '', of = 'do trabalho']) => `${number} ${of.replace(/\s+/g, ' ')}`,
  )
}

const degree = wordsPattern(String.raw`(?:([1-9])[ao]?|(primeir|segund|terceir)[oa]) grau`, 'g')
const degreeWords = ['primeir', 'segund', 'terceir']
function findDegrees(act: ReadTitleAct): string[] {
  if (!/grau|judici|legal/.test(begin(act))) return []
  const degrees = [...begin(act).matchAll(degree)].map(
    ([, digit, word = '']) => digit ?? String(degreeWords.indexOf(word) + 1),
  )
  return [...degrees, ...(/hipoteca judici|hipoteca legal/.exec(begin(act)) ?? [])]
}

const deed = wordsPattern(
  String.raw`(?:livro|lv\.?|l\.) ?(?:n[o.]{0,2} )?([\da-z-]{1,6}),? (?:a |as )?(?:fls?|folhas?)\.? ?(\d{1,4})`,
  'g',
)
function findDeeds(act: ReadTitleAct): string[] {
  return [...begin(act).matchAll(deed)].map(([, book = '', leaf = '']) => `${book}/${leaf}`)
}

const label = wordsPattern(
  String.raw`(?:faixa|gleba|lote|talhao|cedula|inscricao) (?:n[o.]{0,2} )?["']?([a-z]\b|\d[\d./-]*[\da-z])["']?`,
  'g',
)
function findLabels(act: ReadTitleAct): string[] {
  return [...begin(act).matchAll(label)].map(([found]) => found.replace(/["']|\s+n[o.]{0,2}(?=\s)/g, ''))
}

/** Words with a capital that name no party. */
const noParties = new Set(
  'dou fe oficial escrevente substituto substituta registrador selo emol emolumentos prot protocolo vara juizo juiz comarca cartorio registro imoveis matricula livro exequente executado executada credor credora devedor devedora banco caixa hipoteca penhora cancelamento averbacao lei codigo civil direito justica tribunal federal senhor doutor central nacional ordem oficio mandado'.split(
    ' ',
  ),
)
const linkingWords = new Set('de da do das dos e'.split(' '))

/** Who owes is often the owner, whom an act on any of the burdens may name. */
const ofDebtor =
  /(?:devedor|proprietari|executad|adquirent|mutuari|emitent|fiduciant|outorgant|reclamad|requerid|\breus?\b|contra)[^.;]{0,60}$/

/** Two words of a name that stand beside each other, but for "de" and "da"; none in an act of capitals. */
function findNames(act: ReadTitleAct): string[] {
  if (isInCapitals(act)) return []
  const pairs: string[] = []
  let before: string | null = null
  for (const { 0: word, index } of begin(act).matchAll(/[a-z]+|[^a-z\s]+/g)) {
    if (linkingWords.has(word)) continue
    const isName = word.length > 1 && /^[a-z]/.test(word) && isCapital(act, index)
    if (
      isName &&
      before !== null &&
      !(noParties.has(before) && noParties.has(word)) &&
      !(burdenKind(act.kind) !== null && isOfDebtor(act, index))
    )
      pairs.push(`${before} ${word}`)
    before = isName ? word : null
  }
  return pairs
}

const isOfDebtor = ({ body, kind }: ReadTitleAct, at: number): boolean =>
  kind !== 'unavailability' && ofDebtor.test(body.slice(Math.max(0, at - 90), at))

const isCapital = (act: ReadTitleAct, at: number): boolean =>
  act.shownAt(at + 1) === '•' || /\p{Lu}/u.test(act.shownAt(at))
