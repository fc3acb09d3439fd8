import { skipHeadNoise } from './classify-act.ts'
import { findCitedActs, isOnlyMentioned } from './cited-acts.ts'
import {
  accruesToAnother,
  burdenKindWords,
  doubtBurden,
  endBurden,
  keepBurden,
  type MadeBurden,
  type TitleBurdenKind,
  titleBurdenKinds,
} from './title-burdens.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

const partial = wordsPattern(
  String.raw`parcial|em parte|apenas quanto|somente quanto|exclusivamente (?:quanto|em relacao)|no que (?:se refere|tange)|relativamente|em relacao (?:a|ao) `,
)
const wholeUnit = wordsPattern(
  String.raw`(?:imovel|unidade|apartamento|lote|casa)[^.;]{0,60}(?:objeto )?d(?:esta|a presente) matricula|(?:este|presente|desta) (?:imovel|unidade|matricula)|imovel (?:aqui|ora|retro|supra|acima) matriculado|unidade autonoma (?:aqui|ora|retro)`,
)
const keepsOthers = wordsPattern(
  String.raw`(?:permanec\w+|subsist\w+|continua\w*)[^.;]{0,40}(?:demais|outr[ao]s (?:unidades|imoveis|lotes))`,
)
const keepsRest = wordsPattern(
  String.raw`permanec\w+[^.;]{0,80}(?:vigor|inalterad|onus|grava|integr|demais|hipoteca|penhora|usufruto|clausula|registr)|continua\w*[^.;]{0,40}(?:em vigor|gravad|onerad|hipotecad|penhorad)|remanesc|mantid[oa]s? (?:a|o|as|os) demais|subsist`,
)
const conditional = wordsPattern(
  String.raw`sob condicao|condicionad[oa]|desde que|ate o transito|sob pena|provisori|suspens[oa]`,
)
const backReference = wordsPattern(
  String.raw`acima|supra|retro|anterior|antecedente|que gravava|que grava|que onerava|que pesa|constante|existente|registrada|averbada`,
)

/** What a matrícula of land frees of a burden of the whole: some of the units on it, or an area that leaves it. */
const freesParts = wordsPattern(
  String.raw`(?:aos|as|dos|das|sobre os|sobre as) (?:apartamentos|aptos|unidades|salas|casas|lojas|vagas|boxes)|area de [\d.,]+ ?(?:m2|m²|ha\b|hectares)[^.;]{0,60}(?:destacad|desmembrad)`,
)
/** What courts put on a property; "a constrição" may be any of them. */
const courtKinds: readonly TitleBurdenKind[] = ['attachment', 'pre-judgment-attachment', 'unavailability']

/**
 * Ends the burdens that a cancelling act names: by number, by case, or the only one of its kind.
 * @param isUnit whether the matrícula is of a unit of a building
 */
export function cancelBurdens(
  burdens: readonly MadeBurden[],
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
  isUnit: boolean,
): void {
  const open = (burden: MadeBurden): boolean => burden.inForce !== false
  const cited = findCitedActs(act, acts)
  const keeps =
    keepsRest.test(act.body) && (!keepsOthers.test(act.body) || (!isUnit && freesParts.test(act.body)))
  const isPartial = partial.test(act.body) && !(wholeUnit.test(act.body) && !keeps)
  const isConditional = conditional.test(act.body)
  const citedBurdens = burdens.filter(({ actIndex }) => cited.includes(actIndex))
  const named = titleBurdenKinds.filter(kind => burdenKindWords[kind].test(act.body))
  const sure = named.filter(kind => kind !== 'other-burden' && kind !== 'lawsuit-notice')
  if (citedBurdens.length > 0) {
    const stillOpen = citedBurdens.filter(open)
    for (const burden of stillOpen) {
      if (accruesToAnother(act, burden)) continue
      if (isOnlyMentioned(act, burden.act)) {
        if (burden.doubt === 'sold by a court without a cancellation') keepBurden(burden)
        continue
      }
      const sameNumber = citedBurdens.filter(other => other.act === burden.act)
      const meant = chooseMeant(sameNumber, act).filter(other => stillOpen.includes(other))
      if (!meant.includes(burden)) continue
      if (meant.some(({ actIndex }) => actIndex !== burden.actIndex) && !sharesCase(act, burden)) {
        doubtBurden(burden, 'several burdens of this kind and none is named', act)
        continue
      }
      if (isPartial) {
        if (!keeps) doubtBurden(burden, 'cancelled in part', act)
      } else if (isConditional) doubtBurden(burden, 'ended on a condition', act)
      else if (sure.length > 0 && !named.includes(burden.kind))
        doubtBurden(burden, 'the cancelling act names another kind', act)
      else endBurden(burden, act)
    }
    return
  }
  // An act is named that made no burden (a cédula, a construction): nothing of a burden ends.
  if (cited.some(index => acts[index]!.kind !== 'cancellation') && sure.length === 0) return
  const title = skipHeadNoise(act.body).slice(0, 130)
  const inTitle = sure.filter(kind => burdenKindWords[kind].test(title))
  const kinds = inTitle.length > 0 ? inTitle : sure
  const unnamed = named.includes('other-burden')
    ? titleBurdenKinds
    : /constric/.test(act.body)
      ? courtKinds
      : []
  const ofCase = unnamed.filter(kind =>
    burdens.some(burden => burden.kind === kind && open(burden) && sharesCase(act, burden)),
  )
  for (const kind of kinds.length > 0 ? kinds : ofCase.length > 0 ? ofCase : unnamed) {
    const candidates = burdens.filter(
      burden => burden.kind === kind && open(burden) && !accruesToAnother(act, burden),
    )
    const sameCase = candidates.filter(burden => sharesCase(act, burden))
    const [only] = sameCase.length > 0 ? sameCase : candidates
    if (only === undefined) continue
    if (sameCase.length > 0 && !isPartial && !isConditional)
      for (const burden of sameCase) endBurden(burden, act)
    else if (candidates.length > 1)
      for (const burden of candidates)
        doubtBurden(burden, 'several burdens of this kind and none is named', act)
    else if (isPartial) {
      if (!keeps) doubtBurden(only, 'cancelled in part', act)
    } else if (isConditional) doubtBurden(only, 'ended on a condition', act)
    else if (kinds.length === 0) doubtBurden(only, 'a cancellation names no act', act)
    else if (namesAnotherCase(act, acts, only)) doubtBurden(only, 'another case is named', act)
    else if (backReference.test(act.body) || kinds.length === 1) endBurden(only, act)
    else doubtBurden(only, 'a cancellation names no act', act)
  }
}

/** Of burdens whose acts were given the same number, those whose kind, then whose case the cancelling act names. */
function chooseMeant(burdens: readonly MadeBurden[], act: ReadTitleAct): readonly MadeBurden[] {
  if (burdens.every(({ actIndex }) => actIndex === burdens[0]?.actIndex)) return burdens
  const ofKind = burdens.filter(({ kind }) => burdenKindWords[kind].test(act.body))
  const candidates = ofKind.length > 0 ? ofKind : burdens
  const ofCase = candidates.filter(burden => sharesCase(act, burden))
  return ofCase.length > 0 ? ofCase : candidates
}

const caseNumber = /\d[\d./-]{8,}\d/g
/** Numbers that acts of one creditor or of one property share, whatever their case: CNPJ, CNM, the city's and the seal's. */
const sharedNumber =
  /(?<!\d)\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}(?!\d)|\d{6}\.\d\.\d{7}-\d{2}(?!\d)|(?:cnpj|c\.n\.p\.j|inscri|contribuinte|cadastr|iptu|nirf|incra|ccir|cnm|matricula|selo)[^\d;]{0,40}[\d./-]+/g
const caseNumbers = (text: string): Set<string> =>
  new Set(
    [...text.replace(sharedNumber, ' ').matchAll(caseNumber)]
      .map(([found]) => found.replace(/\D/g, ''))
      .filter(digits => digits.length >= 13 && digits.length <= 26),
  )

const sharesCase = (act: ReadTitleAct, burden: MadeBurden): boolean => {
  const other = caseNumbers(burden.made.body)
  return [...caseNumbers(act.body)].some(number => other.has(number))
}

/** Whether both acts name court cases, and none is the same. Only burdens of courts rest on cases. */
const namesAnotherCase = (act: ReadTitleAct, acts: readonly ReadTitleAct[], burden: MadeBurden): boolean =>
  ['attachment', 'pre-judgment-attachment', 'unavailability', 'lawsuit-notice'].includes(burden.kind) &&
  findCitedActs(act, acts).length === 0 &&
  caseNumbers(act.body).size > 0 &&
  caseNumbers(burden.made.body).size > 0 &&
  !sharesCase(act, burden)
