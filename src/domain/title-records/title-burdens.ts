import type { ReadTitleAct, TitleActKind } from './title-record-acts.ts'
import { skipHeadNoise, statesDebtExtinction, statesNegativeAuctions } from './classify-act.ts'
import { findCitedActs, isOnlyMentioned } from './cited-acts.ts'
import { wordsPattern } from './title-record-key.ts'

export const titleBurdenKinds = [
  'fiduciary-lien',
  'mortgage',
  'attachment',
  'pre-judgment-attachment',
  'unavailability',
  'usufruct',
  'easement',
  'restrictive-clauses',
  'lawsuit-notice',
  'lease',
  'other-burden',
] as const
export type TitleBurdenKind = (typeof titleBurdenKinds)[number]

/** Why the text does not surely tell whether a burden is in force. */
export type BurdenDoubt =
  | 'several burdens of this kind and none is named'
  | 'cancelled in part'
  | 'the cancelling act names another kind'
  | 'another case is named'
  | 'sold by a court without a cancellation'
  | 'the holder died without a cancellation'
  | 'a cancellation names no act'
  | 'ended on a condition'

/** A burden that an act put on the property. */
export interface TitleBurden {
  kind: TitleBurdenKind
  /** The number of the act that made it. */
  act: string
  /** `null`: the text does not surely tell. */
  inForce: boolean | null
  cancelledBy: string | null
  doubt: BurdenDoubt | null
}

const burdenKind = (kind: TitleActKind): TitleBurdenKind | null =>
  (titleBurdenKinds as readonly string[]).includes(kind) ? (kind as TitleBurdenKind) : null

/** How an act calls the burden that it ends. */
const kindWords: Readonly<Record<TitleBurdenKind, RegExp>> = {
  'fiduciary-lien': wordsPattern(String.raw`alien\w*\.? fid|fiduciari`),
  mortgage: wordsPattern(String.raw`hipotec`),
  attachment: wordsPattern(String.raw`penhora`),
  'pre-judgment-attachment': wordsPattern(String.raw`arresto|sequestro`),
  unavailability: wordsPattern(String.raw`indisponib|indisp\b`),
  usufruct: wordsPattern(String.raw`usufrut`),
  easement: wordsPattern(String.raw`servidao`),
  'restrictive-clauses': wordsPattern(
    String.raw`clausulas?|inalienabilidade|impenhorabilidade|incomunicabilidade|restric`,
  ),
  'lawsuit-notice': wordsPattern(
    String.raw`premonitoria|existencia d[aeo]|acao|execucao|ajuizamento|distribuicao`,
  ),
  lease: wordsPattern(String.raw`locacao|arrendamento`),
  'other-burden': wordsPattern(String.raw`onus|gravame`),
}

const reservesUsufruct = wordsPattern(
  String.raw`reserv\w+[^.;]{0,80}usufruto|usufruto[^.;]{0,60}reservad|com reserva de usufruto`,
)
const imposesClauses = wordsPattern(
  String.raw`(?:clausulas?|grava\w*|vincul\w*|onus|com as? d?e?)[^.;]{0,60}(?:inalienabilidade|impenhorabilidade|incomunicabilidade)`,
)

/** A burden with the act that made it: numbers may be given twice. */
interface MadeBurden extends TitleBurden {
  made: ReadTitleAct
}

/** Lists the burdens that the acts made, each as the acts after it leave it. */
export function findBurdens(acts: readonly ReadTitleAct[]): TitleBurden[] {
  const burdens: MadeBurden[] = []
  for (const act of acts) {
    if (act.isVoid) continue
    addBurdens(burdens, act, acts)
    if (act.kind === 'cancellation') cancelBurdens(burdens, act, acts)
    else if (act.kind === 'consolidation') endLien(burdens, act)
    else if (act.kind === 'negative-auctions' || act.kind === 'debt-extinction')
      endLienByExtinction(burdens, act)
    else if (act.kind === 'transfer') doubtAfterCourtSale(burdens, act)
    else if (act.kind === 'cadastral') doubtAfterDeath(burdens, act)
    else if (act.kind === 'attachment') endConverted(burdens, act, acts)
    else if (cancelsBeside(act)) cancelBurdens(burdens, act, acts)
  }
  return burdens.map(({ kind, act, inForce, cancelledBy, doubt }) => ({
    kind,
    act,
    inForce,
    cancelledBy,
    doubt,
  }))
}

/** An act of another kind that says outright that it cancels an act before it. */
const cancelsBeside = (act: ReadTitleAct): boolean =>
  wordsPattern(
    String.raw`(?:fica(?:m|ndo)?|consequentemente|em consequencia)[^.;]{0,40}cancelad[oa]s?[^.;]{0,60}(?<![a-z])(?:r|av)\s?[.-]\s?\d`,
  ).test(act.body) && act.kind !== 'amendment'

function addBurdens(burdens: MadeBurden[], act: ReadTitleAct, acts: readonly ReadTitleAct[]): void {
  const add = (kind: TitleBurdenKind): void => {
    burdens.push({ kind, act: act.number, inForce: true, cancelledBy: null, doubt: null, made: act })
  }
  const kind = burdenKind(act.kind)
  if (kind !== null) add(kind)
  if (act.kind === 'other' && /tombamento|tombad/.test(act.body)) add('other-burden')
  if (act.kind !== 'transfer') return
  const following = acts.slice(act.index + 1, act.index + 4)
  const itsOwn = (wanted: TitleActKind): boolean => following.some(other => other.kind === wanted)
  if (reservesUsufruct.test(act.body) && !itsOwn('usufruct')) add('usufruct')
  if (imposesClauses.test(act.body) && !itsOwn('restrictive-clauses')) add('restrictive-clauses')
}

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
  String.raw`permanec\w+[^.;]{0,80}(?:vigor|inalterad|onus|grava|integr|demais|hipoteca|penhora|usufruto|clausula|registr)|continua\w*[^.;]{0,40}(?:em vigor|gravad|onerad)|remanesc|mantid[oa]s? (?:a|o|as|os) demais|subsist`,
)
const conditional = wordsPattern(
  String.raw`sob condicao|condicionad[oa]|desde que|ate o transito|sob pena|provisori|suspens[oa]`,
)
const backReference = wordsPattern(
  String.raw`acima|supra|retro|anterior|antecedente|que gravava|que grava|que onerava|que pesa|constante|existente|registrada|averbada`,
)

function cancelBurdens(burdens: MadeBurden[], act: ReadTitleAct, acts: readonly ReadTitleAct[]): void {
  const open = (burden: MadeBurden): boolean => burden.inForce !== false
  const cited = findCitedActs(act, acts)
  const keeps = keepsRest.test(act.body) && !keepsOthers.test(act.body)
  const isPartial = partial.test(act.body) && !(wholeUnit.test(act.body) && !keeps)
  const isConditional = conditional.test(act.body)
  const citedBurdens = burdens.filter(({ act: number }) =>
    cited.some(index => acts[index]!.number === number),
  )
  const named = titleBurdenKinds.filter(kind => kindWords[kind].test(act.body))
  const sure = named.filter(kind => kind !== 'other-burden' && kind !== 'lawsuit-notice')
  if (citedBurdens.length > 0) {
    const twice = new Set(
      citedBurdens.filter(
        burden =>
          open(burden) &&
          citedBurdens.some(
            other =>
              other !== burden && other.act === burden.act && other.kind === burden.kind && open(other),
          ),
      ),
    )
    const oneOfTwo = [...twice].filter(burden => sharesCase(act, burden))
    for (const burden of citedBurdens) {
      if (twice.has(burden) && oneOfTwo.length > 0 && !oneOfTwo.includes(burden)) continue
      if (!open(burden)) continue
      if (isOnlyMentioned(act, burden.act)) continue
      if (twice.has(burden) && oneOfTwo.length === 0) {
        setDoubt(burden, 'several burdens of this kind and none is named')
        continue
      }
      if (isPartial) {
        if (!keeps) setDoubt(burden, 'cancelled in part')
      } else if (isConditional) setDoubt(burden, 'ended on a condition')
      else if (sure.length > 0 && !named.includes(burden.kind))
        setDoubt(burden, 'the cancelling act names another kind')
      else if (namesAnotherCase(act, acts, burden)) setDoubt(burden, 'another case is named')
      else end(burden, act)
    }
    return
  }
  // An act is named that made no burden (a cédula, a construction): nothing of a burden ends.
  if (cited.some(index => acts[index]!.kind !== 'cancellation') && sure.length === 0) return
  const title = skipHeadNoise(act.body).slice(0, 130)
  const inTitle = sure.filter(kind => kindWords[kind].test(title))
  const kinds = inTitle.length > 0 ? inTitle : sure
  for (const kind of kinds.length === 0 && named.includes('other-burden') ? titleBurdenKinds : kinds) {
    const candidates = burdens.filter(burden => burden.kind === kind && open(burden))
    const sameCase = candidates.filter(burden => sharesCase(act, burden))
    const [only] = sameCase.length > 0 ? sameCase : candidates
    if (only === undefined) continue
    if (sameCase.length > 0 && !isPartial && !isConditional) for (const burden of sameCase) end(burden, act)
    else if (candidates.length > 1)
      for (const burden of candidates) setDoubt(burden, 'several burdens of this kind and none is named')
    else if (isPartial) {
      if (!keeps) setDoubt(only, 'cancelled in part')
    } else if (isConditional) setDoubt(only, 'ended on a condition')
    else if (kinds.length === 0) setDoubt(only, 'a cancellation names no act')
    else if (namesAnotherCase(act, acts, only)) setDoubt(only, 'another case is named')
    else if (backReference.test(act.body) || kinds.length === 1) end(only, act)
    else setDoubt(only, 'a cancellation names no act')
  }
}

const caseNumber = /\d[\d./-]{8,}\d/g
const caseNumbers = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(caseNumber)]
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

function endLien(burdens: readonly MadeBurden[], act: ReadTitleAct): void {
  const liens = burdens.filter(({ kind, inForce }) => kind === 'fiduciary-lien' && inForce !== false)
  const namedLiens = liens.filter(({ act: number }) => {
    const [letter = '', digits = ''] = number.toLowerCase().split('-')
    return new RegExp(String.raw`(?<![a-z0-9])${letter}\s?[.-]?\s?0*${digits}(?!\d|,\d)`).test(act.body)
  })
  const ended = namedLiens.length > 0 ? namedLiens : liens
  if (ended.length === 1) end(ended[0]!, act)
  else for (const lien of ended) setDoubt(lien, 'several burdens of this kind and none is named')
}

/** Negative auctions that end the debt (Lei 9.514/1997, art. 27 § 5) end the lien, also where they do not name it. */
function endLienByExtinction(burdens: readonly MadeBurden[], act: ReadTitleAct): void {
  if (
    act.kind === 'negative-auctions' &&
    !(statesNegativeAuctions(act.body) && statesDebtExtinction(act.body))
  )
    return
  endLien(burdens, act)
}

/** An arresto that is converted into a penhora ends by the act that converts it. */
function endConverted(
  burdens: readonly MadeBurden[],
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
): void {
  if (!/conver(?:sao|ti|te)/.test(act.body)) return
  const cited = findCitedActs(act, acts)
  for (const burden of burdens)
    if (
      burden.kind === 'pre-judgment-attachment' &&
      burden.inForce !== false &&
      cited.includes(burden.made.index)
    )
      end(burden, act)
}

/** A court's sale ends some burdens by law (Código Civil, art. 1.499 VI), but only an act says which. */
function doubtAfterCourtSale(burdens: readonly MadeBurden[], act: ReadTitleAct): void {
  if (
    !wordsPattern(String.raw`carta de arrematacao|auto de arrematacao|arrematacao|carta de adjudicacao`).test(
      act.body.slice(0, 500),
    )
  )
    return
  if (wordsPattern(String.raw`leilao (?:extrajudicial|publico)|9\.?514`).test(act.body)) return
  for (const burden of burdens)
    if (
      burden.inForce === true &&
      ['mortgage', 'attachment', 'pre-judgment-attachment'].includes(burden.kind)
    )
      setDoubt(burden, 'sold by a court without a cancellation')
}

function doubtAfterDeath(burdens: readonly MadeBurden[], act: ReadTitleAct): void {
  if (!wordsPattern(String.raw`usufrutuari[oa]`).test(act.body) || !/falec|obito/.test(act.body)) return
  for (const burden of burdens)
    if (burden.kind === 'usufruct' && burden.inForce === true) {
      if (
        wordsPattern(
          String.raw`(?:extin\w+|cancelad\w*|consolid\w+)[^.;]{0,80}usufruto|usufruto[^.;]{0,80}(?:extint|cancelad)`,
        ).test(act.body)
      )
        end(burden, act)
      else if (!/acresc/.test(act.body)) setDoubt(burden, 'the holder died without a cancellation')
    }
}

function end(burden: MadeBurden, act: ReadTitleAct): void {
  Object.assign(burden, { inForce: false, cancelledBy: act.number, doubt: null })
}

function setDoubt(burden: MadeBurden, doubt: BurdenDoubt): void {
  Object.assign(burden, { inForce: null, doubt })
}
