import { cancelledRanges, isWithin, maxActLength } from './cancelled-objects.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

const actNumber = wordsPattern(
  String.raw`(?<![a-z0-9])(r|av|registros?|averbac(?:ao|oes)|inscrip?c(?:ao|oes)|atos?|(?:registr|averb|inscrip?t|lanc)(?:ad)?[oa]s?(?=\s+sob\s)|registrou(?=\s+sob\s)|averbou(?=\s+sob\s))\s*(?:(?:sob )?(?:o )?n(?:umeros?|[o.]{0,3}s?\.?)\s*|[.\-:]\s*)?(?:(r|av)\s?[.-]\s?)?0*(\d{1,3})(?!\d|[.,]\d)(?:\s*[-/]\s*(?:m\s*[-.]?\s*)?\d[\d.]*\d)?`,
  'g',
)
/** "Registrado sob nº 77, Livro 3" is no act of this matrícula. */
const ofAnotherBook = /^[^.;]{0,14}(?:livro|\blv\b|auxiliar)/
const ofAnotherRecord = /^,?\s*(?:d[ao]|na|no)\s+(?:m\b|matr|transcr)/
const moreNumbers = /^\s*(?:,|e|;|a)\s*0*(\d{1,3})(?![\d/.,]\d)/
/** "A averbação anterior", "o registro supra": the act before this one. */
const actBefore =
  /\b(averbacao|registro|ato)\s+(?:imediatamente\s+)?(?:anterior|supra|acima|retro|antecedente|precedente)\b/g

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

/** A place in an act's words where an act before it is named. */
export interface ActCitation {
  index: number
  start: number
  end: number
}

/** Where an act names acts before it; all that have a number where it was given twice. */
export function findCitations(act: ReadTitleAct, acts: readonly ReadTitleAct[]): ActCitation[] {
  const citations: ActCitation[] = []
  const numbered = actsByNumber(acts)
  const byNumber = (letter: string, number: number, start: number, end: number): void => {
    const kind = /^(?:av|lanc)/.test(letter) ? 'AV' : letter.startsWith('r') ? 'R' : null
    const same = lastBefore(numbered.get(number) ?? [], act.index)
    const exact = same.filter(({ number: label }) => kind === null || label.startsWith(`${kind}-`))
    for (const { index } of exact.length > 0 ? exact : same) citations.push({ index, start, end })
  }
  const body = act.body.slice(0, maxActLength)
  for (const match of body.matchAll(actNumber)) {
    const letter = match[2] ?? match[1] ?? ''
    const number = Number(match[3])
    const start = match.index
    let end = start + match[0].length
    let rest = act.body.slice(end, end + 200)
    if (letter.length > 2 && (ofAnotherBook.test(rest) || ofAnotherRecord.test(rest))) continue
    byNumber(letter, number, start, end)
    for (let more = moreNumbers.exec(rest); more !== null; more = moreNumbers.exec(rest)) {
      const next = Number(more[1])
      end += more[0].length
      if (/^\s*a/.test(more[0]))
        for (let between = number + 1; between < next && between < number + 50; between++)
          byNumber(letter, between, start, end)
      byNumber(letter, next, start, end)
      rest = rest.slice(more[0].length)
    }
  }
  const before = acts[act.index - 1]
  if (before === undefined) return citations
  for (const match of body.matchAll(actBefore)) {
    const end = match.index + match[0].length
    const named = match[1] === 'ato' ? '' : match[1] === 'registro' ? 'R-' : 'AV-'
    const isNumbered = citations.some(({ start }) => start >= match.index && start < end + 12)
    if (before.number.startsWith(named) && !isNumbered)
      citations.push({ index: before.index, start: match.index, end })
  }
  return citations
}

/** The acts before it that an act names, as indexes in order. */
export const findCitedActs = (act: ReadTitleAct, acts: readonly ReadTitleAct[]): number[] =>
  [...new Set(findCitations(act, acts).map(({ index }) => index))].toSorted((a, b) => a - b)

const going = String.raw`permanec|continua|(?<!nao )(?<!nao mais )subsist|(?:que )?(?:fica|ficam)? ?mantid`
/** "…, mantida a consolidação": what comes after it goes on. */
const ofNext = String.raw`(?![a-z]* [oa]s? (?!favor))`
/** "O R-2 permanece", "o R-2, que permanece"; not "o R-2, permanecendo o R-3". */
const goesOn = wordsPattern(
  String.raw`^(?:[^.;,]{0,40}|,? que [^.;,]{0,20})(?:${going})${ofNext}|^[^.;]{0,40}(?:${going})${ofNext}(?![^.;]{0,60}\b(?:r|av) ?[.-]? ?\d)`,
)
const keptBefore = wordsPattern(
  String.raw`(?:passando|restabelec\w+|revigor\w+|permanec\w+|mantid[oa]s?|mantendo|continua\w*|(?<!nao )(?<!nao mais )subsist\w+|prossegu\w+|em vigor|inalterad[oa]s?|sem prejuizo|nao (?:abrange|alcanca|atinge)|exceto|excec\w+|salvo|ressalvad[oa]s?|a parte d|alem d)(?:(?!cancelad|levantad|liberad|baixad)[^.;]){0,60}$`,
)

/** A number that stands in "que deu origem a", "mantido o R-2": named beside, not ended. */
export function isOnlyMentioned(
  act: ReadTitleAct,
  cited: ReadTitleAct,
  citations: readonly ActCitation[],
): boolean {
  const places = citations.filter(({ index }) => index === cited.index)
  return (
    places.length > 0 &&
    places.every(
      ({ start, end }) =>
        keptBefore.test(act.body.slice(Math.max(0, start - 110), start)) ||
        goesOn.test(act.body.slice(end, end + 140)),
    )
  )
}

const undoes = wordsPattern(
  String.raw`sem efeito|cancelad[oa][^.;]{0,40} consolidacao|cancelamento d[ae] consolidacao|(?:cancelad[oa]|cancelamento) (?:d?[oa])? ?(?:averbacao|cancelamento)|insubsistente`,
)

const undoesTransfer = wordsPattern(
  String.raw`cancelad[oa][^.;]{0,60} (?:registro|compra e venda|venda|doacao|arrematacao|adjudicacao|transmissao)|nulidade|anulad[oa]|sem efeito`,
)
const undoneKinds = [
  'cancellation',
  'consolidation',
  'negative-auctions',
  'debt-extinction',
  'split',
  'merger',
]

/** Marks the transfers, consolidations and cancellations that a later act declares without effect. */
export function markVoidActs(acts: readonly ReadTitleAct[]): void {
  for (const act of acts) {
    if (act.kind !== 'cancellation' || act.isVoid) continue
    const citations = findCitations(act, acts)
    const ranges = cancelledRanges(act.body)
    const objects = new Set(
      citations.filter(({ start }) => isWithin(ranges, start)).map(({ index }) => index),
    )
    // Of two that have the same number, the later one is meant.
    const voided = new Map<string, ReadTitleAct>()
    for (const index of new Set(citations.map(citation => citation.index).toSorted((a, b) => a - b))) {
      const cited = acts[index]!
      if (objects.size > 0 && !objects.has(index)) continue
      if (canBeVoided(cited, act, objects.has(index)) && !isOnlyMentioned(act, cited, citations))
        voided.set(cited.number, cited)
    }
    for (const cited of voided.values()) cited.isVoid = true
  }
}

const canBeVoided = (cited: ReadTitleAct, by: ReadTitleAct, isObject: boolean): boolean =>
  (undoneKinds.includes(cited.kind) && (isObject || undoes.test(by.body))) ||
  (cited.kind === 'transfer' && undoesTransfer.test(by.body))
