import { findTitleSignal } from './act-title-signals.ts'
import { burdenKind } from './title-burdens.ts'
import { wordsPattern } from './title-record-key.ts'

const place = String.raw`[a-z][a-z' ]{2,40}(?:\s?[-/]\s?[a-z]{2})?`
const day = String.raw`\d{1,2}(?:[/.-]\d{1,2}[/.-]\d{2,4}|o? de [a-z]+ de [\d.]+)`
const entryWord = String.raw`prot(?:\.|oc[a-z.]*)?(?![a-z])|prenot[a-z.]*|prenotad[oa]|apont[a-z.]*|apresentad[oa](?: hoje)?(?: sob)?|sob`
const entry = String.raw`(?:${entryWord}):?[^.;:\n-]{0,40}?(?:n[o.]{0,3}\s?)?[\d.]+(?:[^.;:\na-z-]{0,4}(?:de|em|datad[oa] de)\s[\d/.]{8,10}|[^.;:\na-z-]{0,4}(?:de|em)\s\d{1,2}o? de [a-z]+ de [\d.]+)?`
/** The number of the act in words, or once more: "(R-dois/quarenta e um mil)", "(AV nº 3)". */
const repeatedNumber = String.raw`\((?:r|av|reg|registro|averbacao)\b[^)\n]{0,90}\)`
const matricula = String.raw`m(?:at(?:r\.?|ricula)?)?\.?\s?-?\s?(?:n[o.]{0,3}\s?)?[\d.]+(?:-[a-z]\b)?(?:\s[a-z]{1,2}(?=\s*[-.:,]))?`
const headNoise = new RegExp(
  String.raw`(?:(?:em|aos|data|de|feit[oa](?= em)|${place},)?(?:\s+em)?[\s:,]*${day})|${entry}|(?:ficha|fls?\.?|livro)\s?\d+[a-z]?|[a-z](?=\s?[-:.]\s)|${matricula}|[\d.]{3,9}(?=\s?[-:.,])`,
  'y',
)
const numberAgain = new RegExp(repeatedNumber, 'y')
const headSigns = /[\s\-:.,;=()/\][*"']*/y

/** Where what a sticky pattern finds at a place of a text ends; the place itself where it finds nothing. */
function findEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/**
 * Leaves out the date, the protocol and the number that stand between an act's number and its title. The signs before
 * each are passed once: a pattern that tried again from each of them would take time that grows with their square.
 */
export function skipHeadNoise(body: string): string {
  let at = 0
  for (let round = 0; round < 6; round++) {
    const begin = findEnd(headSigns, body, at)
    const bracket = begin > at && body[begin - 1] === '(' ? begin - 1 : begin
    const end = findEnd(headNoise, body, begin)
    const found = end > begin ? end : findEnd(numberAgain, body, bracket)
    if (found <= begin) break
    at = found
  }
  return body.slice(findEnd(headSigns, body, at))
}

const titleEnd =
  /[:.;]|\s-\s|\n|-\s|\bpor\b|\bnos termos\b|\bconforme\b|\bprocede-se\b|\bpelo\b|\bpela\b|\batraves\b|\bde acordo\b|\bem cumprimento\b|\ba requerimento\b|\bfoi\b|\bem virtude\b|\bem consequencia\b|\bmediante\b|,\s/

const introduction =
  /^(?:(?:titulo(?=\s*[-:])|natureza|especie|ato|forma do titulo|onus(?: real)?|averbacao|registro|averba-se|procede-se(?: a)?|registra-se|faco(?: a)? (?:presente )?(?:averbacao|constar)?|certifico(?: e dou fe)?)(?: (?:d[aoe]s?|a|o|que))?\s?[-:.]?\s*)+/

const maxTitleLength = 140
/** Words with which a sentence begins, or that a sentence alone has: an act of sentences has no title. */
const sentenceBegin = wordsPattern(
  String.raw`^(?:[oa]s? |d\. |em |por |pel[oa]s? |nos termos|conforme|de acordo|tendo em vista|a vista d|a requerimento|certific|consta\b|averb[oa]\b|fica(?:m)?\b|foi\b|foram\b|durante\b|nest[ae]\b|com(?: base| fundamento)?\b|para constar|sem (?!efeito)|apos |nao |decorrid|tendo |havendo |ante |diante |face |a pedido|no |na |nos |nas |[a-z]+(?:ad|id)[oa]s? [oa]s? )`,
)
const sentenceVerb =
  /\b(?:fica|ficam|esta|acha|acha-se|consta|passou|foram|teve|(?:vend|ced|receb|promet)eu)\b|[a-z]{3}(?:aram|eram|iram|ou)\b|(?<!habite)-se\b/

/** "Penhora - baixa." */
const endsIt = /^[\s-]{0,4}(?:cancelamento|canc\b|baixa\b|levantamento|liberacao|desconstituicao)/

/** "Devedores: … Título: hipoteca." */
const labelledTitle = /\b(?:titulo|natureza|especie|onus)\s{0,2}[:-]\s{0,2}(?=[a-z])/

/** "H I P O T E C A", as typewriters stressed a title. */
const spacedWord = /\b(?:[a-z] ){4,}[a-z]\b/g

/** An act's title, and the words of which it is one. */
export interface ActTitle {
  title: string
  /** The words after the date, the protocol and the number. */
  words: string
}

/** The title of an act, empty where it begins with a sentence; one that the end of a line broke goes on in the next. */
export function findActTitle(body: string): ActTitle {
  const words = skipHeadNoise(body).replace(spacedWord, letters => letters.replaceAll(' ', ''))
  const bare = words.replace(introduction, '').replace(/^[\s,;:.-]+/, '')
  const title = cutTitle(bare)
  if (title !== '' && findTitleSignal(title) !== null) return { title, words }
  const label = labelledTitle.exec(words.slice(0, 500))
  const labelled = label === null ? '' : cutTitle(words.slice(label.index + label[0].length))
  return { title: labelled === '' || findTitleSignal(labelled) === null ? title : labelled, words }
}

function cutTitle(bare: string): string {
  if (sentenceBegin.test(bare)) return ''
  const cut = titleEnd.exec(bare.slice(3))
  let title = bare.slice(0, Math.min(maxTitleLength, cut === null ? maxTitleLength : cut.index + 3))
  // "Al. fiduciária", "Reg. imob.": the dot of a short first word ends no title.
  if (cut?.[0] === '.' && title.length <= 6 && findTitleSignal(title) === null)
    title += bare.slice(
      title.length,
      title.length + 1 + (titleEnd.exec(bare.slice(title.length + 1))?.index ?? 40),
    )
  const kind = findTitleSignal(title)?.kind ?? null
  if (kind !== null && burdenKind(kind) !== null && endsIt.test(bare.slice(title.length)))
    return 'cancelamento'
  if (sentenceVerb.test(title)) return ''
  if (cut?.[0] !== '\n' || kind !== null) return title
  const rest = bare.slice(title.length + 1)
  const goesOn = /^d[aeo]s? /.test(rest) ? titleEnd.exec(rest) : null
  return goesOn === null ? title : `${title} ${rest.slice(0, goesOn.index)}`.slice(0, maxTitleLength)
}
