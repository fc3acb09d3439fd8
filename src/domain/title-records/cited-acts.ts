import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

const actNumber =
  /(?<![a-z0-9])(r|av|registros?|averbac(?:ao|oes)|atos?|(?:registrad|averbad)[oa]s?(?=\s+sob\s))\s*(?:(?:sob )?(?:o )?n[o.]{0,3}\s*|[.\-:]\s*)?(?:(r|av)\s?[.-]\s?)?0*(\d{1,3})(?!\d|[.,]\d)(?:\s*[-/]\s*(?:m\s*[-.]?\s*)?\d[\d.]*\d)?/g
/** "Registrado sob nº 77, Livro 3" is no act of this matrícula. */
const ofAnotherBook = /^[^.;]{0,14}(?:livro|\blv\b|auxiliar)/
const moreNumbers = /^\s*(?:,|e|;|a)\s*0*(\d{1,3})(?![\d/.,]\d)/

/** The acts before it that an act names, as indexes; all that have a number where it was given twice. */
export function findCitedActs(act: ReadTitleAct, acts: readonly ReadTitleAct[]): number[] {
  const cited = new Set<number>()
  const byNumber = (letter: string, number: number): void => {
    const earlier = acts.slice(0, act.index)
    const kind = letter.startsWith('av') ? 'AV' : letter.startsWith('r') ? 'R' : null
    const same = earlier.filter(({ number: label }) => Number(label.split('-')[1]) === number)
    const exact = same.filter(({ number: label }) => kind === null || label.startsWith(`${kind}-`))
    for (const { index } of exact.length > 0 ? exact : same) cited.add(index)
  }
  for (const match of act.body.matchAll(actNumber)) {
    const letter = match[2] ?? match[1] ?? ''
    const number = Number(match[3])
    let rest = act.body.slice(match.index + match[0].length)
    if (letter.length > 2 && ofAnotherBook.test(rest)) continue
    byNumber(letter, number)
    for (let more = moreNumbers.exec(rest); more !== null; more = moreNumbers.exec(rest)) {
      const next = Number(more[1])
      if (/^\s*a/.test(more[0]))
        for (let between = number + 1; between < next && between < number + 50; between++)
          byNumber(letter, between)
      byNumber(letter, next)
      rest = rest.slice(more[0].length)
    }
  }
  return [...cited].toSorted((a, b) => a - b)
}

const going = 'permanec|continua|subsist|(?:que )?(?:fica|ficam)? ?mantid'
/** "O R-2 permanece", "o R-2, que permanece"; not "o R-2, permanecendo o R-3". */
const goesOn = wordsPattern(
  String.raw`^(?:[^.;,]{0,40}|,? que [^.;,]{0,20})(?:${going})|^[^.;]{0,40}(?:${going})(?![^.;]{0,60}\b(?:r|av) ?[.-]? ?\d)`,
)

/** A number that stands in "que deu origem a", "mantido o R-2": named beside, not ended. */
export function isOnlyMentioned(act: ReadTitleAct, cited: string): boolean {
  const [letter = '', number = ''] = cited.toLowerCase().split('-')
  const mention = new RegExp(String.raw`(?<![a-z0-9])${letter}\s?[.-]?\s?0*${number}(?!\d|,\d)`, 'g')
  const places = [...act.body.matchAll(mention)]
  return (
    places.length > 0 &&
    places.every(
      place =>
        wordsPattern(
          String.raw`(?:passando|restabelec\w+|revigor\w+|permanec\w+|mantid[oa]s?|mantendo|continua\w*|subsist\w+|prossegu\w+|em vigor|inalterad[oa]s?|sem prejuizo|nao (?:abrange|alcanca|atinge)|exceto|salvo|ressalvad[oa]s?)(?:(?!cancelad|levantad|liberad|baixad)[^.;]){0,60}$`,
        ).test(act.body.slice(Math.max(0, place.index - 110), place.index)) ||
        goesOn.test(act.body.slice(place.index + place[0].length, place.index + place[0].length + 140)),
    )
  )
}

const undoes = wordsPattern(
  String.raw`sem efeito|cancelad[oa][^.;]{0,40} consolidacao|cancelamento da consolidacao|(?:cancelad[oa]|cancelamento) (?:d?[oa])? ?(?:averbacao|cancelamento)|insubsistente`,
)

const undoesTransfer = wordsPattern(
  String.raw`cancelad[oa][^.;]{0,60} (?:registro|compra e venda|venda|doacao|arrematacao|adjudicacao|transmissao)|nulidade|anulad[oa]|sem efeito`,
)

/** Marks the transfers, consolidations and cancellations that a later act declares without effect. */
export function markVoidActs(acts: readonly ReadTitleAct[]): void {
  for (const act of acts) {
    if (act.kind !== 'cancellation' || act.isVoid) continue
    // Of two that have the same number, the later one is meant.
    const voided = new Map<string, ReadTitleAct>()
    for (const index of findCitedActs(act, acts)) {
      const cited = acts[index]!
      if (canBeVoided(cited, act) && !isOnlyMentioned(act, cited.number)) voided.set(cited.number, cited)
    }
    for (const cited of voided.values()) cited.isVoid = true
  }
}

const canBeVoided = (cited: ReadTitleAct, by: ReadTitleAct): boolean =>
  (['cancellation', 'consolidation', 'negative-auctions', 'split', 'merger'].includes(cited.kind) &&
    undoes.test(by.body)) ||
  (cited.kind === 'transfer' && undoesTransfer.test(by.body))
