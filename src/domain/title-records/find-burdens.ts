import { type ActReading, isKept, type Marker, readActClauses } from './act-clauses.ts'
import { findActTitle } from './act-title.ts'
import { namesOneOfSeveral } from './burden-parts.ts'
import { findCitedActs } from './cited-acts.ts'
import { endNamedBurdens } from './end-burdens.ts'
import { reopenBurdens, upholdEnds } from './reopen-burdens.ts'
import { statesDebtExtinction, statesNegativeAuctions } from './negative-auctions.ts'
import {
  accruesToAnother,
  burdenKind,
  doubtBurden,
  endBurden,
  type MadeBurden,
  type TitleBurden,
  type TitleBurdenKind,
} from './title-burdens.ts'
import type { ReadTitleAct, TitleActKind } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

const endsUsufruct = wordsPattern(
  String.raw`(?:extin\w+|cancelad\w*|consolid\w+)[^.;]{0,80}usufruto|usufruto[^.;]{0,80}(?:extint|cancelad)|consolid\w+[^.;]{0,30}(?:propriedade|dominio)|propriedade plena|plena propriedade|pleno dominio`,
)
const diedPerson = wordsPattern(
  String.raw`(?:falecimento|obito)s? d[aeo]s? (?:usufrutuari[oa] )?([a-z']{3,30}(?: [a-z']{2,30}){1,5})|,? e d[aeo] ([a-z']{3,30}(?: [a-z']{2,30}){1,5}), em|([a-z']{3,30}(?: [a-z']{2,30}){1,5}),? fall?ec(?:eu|id[oa])|fall?eceu(?: em [\d/.]{6,10},?)? (?:[oa] )?(?:usufrutuari[oa] )?([a-z']{3,30}(?: [a-z']{2,30}){1,5})`,
  'g',
)

const holders = new WeakMap<ReadTitleAct, string>()

/** The words that name who has a usufruct: of the act that made it, and of the gift before it. */
function holderWords(made: ReadTitleAct, acts: readonly ReadTitleAct[]): string {
  const kept = holders.get(made)
  if (kept !== undefined) return kept
  const words = `${acts[made.index - 1]?.body ?? ''} ${made.body}`.replace(/\s+/g, ' ')
  holders.set(made, words)
  return words
}

/** Who died, each by the first two names. */
const findDeadNames = (act: ReadTitleAct): string[] =>
  [...act.body.matchAll(diedPerson)]
    .map(found => (found.slice(1).find(name => name !== undefined) ?? '').split(/\s+/).slice(0, 2).join(' '))
    .filter(name => name.length >= 6)
    .slice(0, 6)

/** Not "a mãe da usufrutuária". */
const calledHolder =
  /(?<!\b(?:mae|pai|marido|mulher|espos[oa]|filh[oa]|viuv[oa]|irma|irmao|conjuge|companheir[oa]|net[oa]|herdeir[oa])\s+d[aeo]\s+)usufrutuari[oa]/

const isLimiting = ({ role }: Marker): boolean =>
  role === 'part' || role === 'refuses' || role === 'conditions' || role === 'amends'

/** The death of who has a usufruct ends it by law; where no act says so, it is in doubt. */
function doubtAfterDeath(
  burdens: readonly MadeBurden[],
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
): void {
  if (!/fall?ec|obito/.test(act.body)) return
  const isCalledHolder = calledHolder.test(act.body)
  const names = findDeadNames(act)
  for (const burden of burdens)
    if (
      burden.kind === 'usufruct' &&
      burden.inForce === true &&
      !accruesToAnother(act, burden) &&
      !namesOneOfSeveral(acts, act, burden) &&
      (isCalledHolder || names.some(name => holderWords(burden.made, acts).includes(name)))
    ) {
      const limit = readActClauses(act, acts).markers.find(isLimiting)
      if (limit !== undefined) doubtBurden(burden, 'cancelled in part', act, limit)
      else if (endsUsufruct.test(act.body)) endBurden(burden, act)
      else if (!/acresc/.test(act.body)) doubtBurden(burden, 'the holder died without a cancellation', act)
    }
}

const reservesUsufruct = wordsPattern(
  String.raw`reserv\w+[^.;]{0,80}usufruto|usufruto[^.;]{0,60}reservad|com reserva de usufruto`,
)
const imposesClauses = wordsPattern(
  String.raw`(?:clausulas?|grava\w*|vincul\w*|onus|com as? d?e?)[^.;]{0,60}(?:inalienabilidade|impenhorabilidade|incomunicabilidade)`,
)

/**
 * Lists the burdens that the acts made, each as the acts after it leave it.
 * @param isUnit whether the matrícula is of a unit of a building
 */
export function findBurdens(acts: readonly ReadTitleAct[], isUnit: boolean): TitleBurden[] {
  const burdens: MadeBurden[] = []
  for (const act of acts) {
    if (act.isVoid) continue
    addBurdens(burdens, act, acts)
    reopenBurdens(burdens, act, acts)
    endNamedBurdens(burdens, act, acts, isUnit)
    upholdEnds(burdens, act, acts)
    if (act.kind === 'consolidation') {
      endLien(burdens, act, acts)
      doubtDebtorsRestrictions(burdens, act)
    } else if (act.kind === 'negative-auctions' || act.kind === 'debt-extinction')
      endLienByExtinction(burdens, act, acts)
    else if (act.kind === 'transfer') doubtAfterCourtSale(burdens, act, acts)
    else if (act.kind === 'cadastral' || act.kind === 'other') doubtAfterDeath(burdens, act, acts)
    else if (act.kind === 'attachment') doubtConverted(burdens, act, acts)
  }
  return burdens.map(({ made: _made, lastEndedBy: _lastEndedBy, ...burden }) => burden)
}

/** What the revenue lists so that it is not sold unnoticed (Lei 9.532/1997, art. 64), not an estate that heirs divide. */
const listsForTaxes = wordsPattern(
  String.raw`arrolamento (?:fiscal|de bens e direitos|administrativo)|(?:arrolamento|arrolad[oa])[^;]{0,160}(?:receita federal|fazenda nacional|9\.?532|credito tributario|\bdrf\b|delegacia|requisicao|sujeito passivo)`,
)

const otherBurdens = [listsForTaxes, /tombamento|tombad/]

/** Contracts on the property that bind who buys it, or secure another debt, by their title. */
const isContract = ({ body }: ReadTitleAct): boolean =>
  /^(?:(?:escritura|instrumento|contrato) (?:publica |particular )?de )?(?:promessa|compromisso) (?:irretratavel |irrevogavel |particular )*de (?:compra e )?venda|^(?:pacto de )?retrovenda|^caucao/.test(
    findActTitle(body).title,
  )
/** A sale that the seller may undo within a term. */
const reservesReturn = wordsPattern(String.raw`(?:com|pacto de|clausula de) retrovenda`)

/** "Foro", "enfiteuse": someone else has the land, whom each buyer pays. */
const isEmphyteusis = ({ body }: ReadTitleAct): boolean =>
  /^(?:enfiteuse|aforamento|foreiro|foro)\b/.test(findActTitle(body).title) &&
  !/quita|\bpag[oa]s?\b|resgat|remi[cd]/.test(body.slice(0, 300))

/** Acts that may say at their begin which mortgage of another matrícula is on this one. */
const carryingKinds: readonly TitleActKind[] = ['other', 'construction', 'condominium', 'cadastral']
const carriedMortgage = wordsPattern(
  String.raw`^.{0,140}(?:onus|transport\w+|consta\w*|gravad[oa]|existe|subsiste\w*)(?:[^.;]|\.\d){0,160}h[iy]poth?eca`,
)
function carriesMortgage(act: ReadTitleAct, acts: readonly ReadTitleAct[]): boolean {
  if (!carriedMortgage.test(act.body.slice(0, 400))) return false
  const { clauses, citations } = readActClauses(act, acts)
  return (
    !clauses.some(({ role }) => role === 'ends') &&
    !citations.some(({ index, isForeign }) => index >= 0 && !isForeign)
  )
}

function addBurdens(burdens: MadeBurden[], act: ReadTitleAct, acts: readonly ReadTitleAct[]): void {
  const add = (kind: TitleBurdenKind): void => {
    burdens.push({
      kind,
      act: act.number,
      actIndex: act.index,
      inForce: true,
      cancelledBy: null,
      cancelledByIndex: null,
      doubt: null,
      doubtedBy: null,
      doubtWords: null,
      made: act,
      lastEndedBy: null,
    })
  }
  const kind = burdenKind(act.kind)
  if (kind !== null) add(kind)
  const isOther = act.kind === 'other' || act.kind === 'cadastral'
  if (
    isOther &&
    (otherBurdens.some(pattern => pattern.test(act.body)) || isEmphyteusis(act) || isContract(act))
  )
    add('other-burden')
  if (carryingKinds.includes(act.kind) && carriesMortgage(act, acts)) add('mortgage')
  if (act.kind !== 'transfer') return
  if (reservesReturn.test(act.body)) add('other-burden')
  const following = acts.slice(act.index + 1, act.index + 4)
  const itsOwn = (wanted: TitleActKind): boolean => following.some(other => other.kind === wanted)
  if (reservesUsufruct.test(act.body) && !itsOwn('usufruct')) add('usufruct')
  if (imposesClauses.test(act.body) && !itsOwn('restrictive-clauses')) add('restrictive-clauses')
}

/** Words by which a sentence speaks of what its act does. */
const ofItself = /consolid|(?:produz|surt)\w* efeito|seus efeitos|esta averbacao|est[ea] ato|presente ato/
/** Why a property was consolidated: it may say in any words who was in default. */
const ofDefault = /purg|mora\b|intim|notific|inadimpl|inert|venc|prestac|atraso|quitaram|prazo|requer/

const strong =
  /suspen|liminar|tutela|indefer|\banul|condicion|provis|precari|eficacia|revog|sub judice|recurso|agravo/

const isShare = /parci|^partes?\b|parte ideal|metade|fracao|quota|ideal|%|^1\//

/** The first words that limit what an act of consolidation does, or that were not understood; `null` for none. */
function findLimitOfAct(reading: ActReading, { body, kind }: ReadTitleAct): Marker | null {
  const limiting = reading.markers.filter(
    ({ role, start, end }) =>
      (role !== 'part' || isShare.test(body.slice(start, end))) && role !== 'others' && role !== 'mistakes',
  )
  if (kind !== 'consolidation') return limiting[0] ?? null
  const keeping = new Set(
    reading.clauses.flatMap(({ role, sentence }) => (role === 'keeps' ? [sentence] : [])),
  )
  return (
    limiting.find(({ start, end, sentence }) => {
      const from = Math.max(
        body.lastIndexOf(',', start),
        body.lastIndexOf(';', start),
        body.lastIndexOf('. ', start),
      )
      const to = body.slice(end, end + 200).search(/[,;]|\.\s/)
      const segment = body.slice(Math.max(0, from), to < 0 ? end + 200 : end + to)
      if (strong.test(segment) && ofItself.test(reading.wordsOf(body, sentence))) return true
      return ofItself.test(segment) && !ofDefault.test(segment) && !keeping.has(sentence)
    }) ?? null
  )
}

/** Ends the lien that an act's end of the debt, or its consolidation, means; in doubt where its words are not understood. */
function endLien(burdens: readonly MadeBurden[], act: ReadTitleAct, acts: readonly ReadTitleAct[]): void {
  const liens = burdens.filter(
    ({ kind, inForce }) =>
      kind === 'fiduciary-lien' && (act.kind === 'consolidation' ? inForce !== false : inForce === true),
  )
  const cited = new Set(findCitedActs(act, acts))
  const namedLiens = liens.filter(({ actIndex }) => cited.has(actIndex))
  const ended = namedLiens.length > 0 ? namedLiens : liens
  const reading = readActClauses(act, acts)
  const limit = findLimitOfAct(reading, act)
  const foreign = reading.citations.find(({ isForeign }) => isForeign)
  // A receipt of payment alone cancels no lien (Lei 9.514/1997, art. 25 § 2).
  const isRecorded = act.kind === 'consolidation' || /leil|\bart[a-z.]*\s?27/.test(act.body)
  for (const lien of ended)
    if (ended.length > 1) doubtBurden(lien, 'several burdens of this kind and none is named', act)
    else if (foreign !== undefined) doubtBurden(lien, 'the act of another matrícula is named', act, foreign)
    else if (limit === null && isRecorded) endBurden(lien, act)
    else if (limit === null) doubtBurden(lien, 'a cancellation names no act', act)
    else
      doubtBurden(
        lien,
        limit.role === 'conditions' ? 'ended on a condition' : 'words that were not understood',
        act,
        limit,
      )
}

/** Negative auctions that end the debt (Lei 9.514/1997, art. 27 § 5) end the lien, also where they do not name it. */
function endLienByExtinction(
  burdens: readonly MadeBurden[],
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
): void {
  if (
    act.kind === 'negative-auctions' &&
    !(statesNegativeAuctions(act.body) && statesDebtExtinction(act.body))
  )
    return
  // The debt of another burden.
  const cited = findCitedActs(act, acts)
  const citedBurdens = burdens.filter(({ actIndex }) => cited.includes(actIndex))
  if (citedBurdens.length > 0 && !citedBurdens.some(({ kind }) => kind === 'fiduciary-lien')) return
  endLien(burdens, act, acts)
}

/** An arresto that is converted into a penhora goes on as one, with its rank; only an act that names it ends it. */
function doubtConverted(
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
      doubtBurden(burden, 'converted into another burden', act)
}

/** What the debtor alone may not do with the home while the debt or the subsidy is not paid. */
const bindsDebtor = wordsPattern(
  String.raw`beneficiari[oa]s?|moradia d[eo]|sua moradia|subsidio|subvencao|sem a quitacao|enquanto nao (?:pag|quitad)`,
)

/** Restrictions of the contract of who lost the property may have ended with it; only an act says so. */
function doubtDebtorsRestrictions(burdens: readonly MadeBurden[], act: ReadTitleAct): void {
  for (const burden of burdens)
    if (
      burden.kind === 'restrictive-clauses' &&
      burden.inForce === true &&
      bindsDebtor.test(burden.made.body)
    )
      doubtBurden(burden, 'the contract that it rests on has ended', act)
}

const courtSale = wordsPattern(
  String.raw`(?:carta|auto) de (?:arrematacao|adjudicacao)|arremat(?:acao|ad[oa]|ou)|adjudic(?:acao|ad[oa]|ou)`,
)
const ofCourt = wordsPattern(
  String.raw`juizo|\bjuiz\b|\bvara\b|\bautos\b|\bproc(?:esso)?\b|execucao|hasta publica|carta de (?:arrematacao|adjudicacao)|auto de arrematacao`,
)
/** Sales out of court, and what heirs are awarded. */
const outOfCourt = wordsPattern(
  String.raw`leilao extrajudicial|execucao extrajudicial|9\.?514|decreto-? ?lei (?:n[o.]{0,3} ?)?70\b|inventari|arrolament|espolio|herdeir|compulsoria`,
)

/** A court's sale ends some burdens by law (Código Civil, art. 1.499 VI), but only an act says which. */
function doubtAfterCourtSale(
  burdens: readonly MadeBurden[],
  act: ReadTitleAct,
  acts: readonly ReadTitleAct[],
): void {
  const words = act.body.slice(0, 600)
  if (!courtSale.test(words) || !ofCourt.test(words) || outOfCourt.test(act.body)) return
  const reading = readActClauses(act, acts)
  for (const burden of burdens)
    if (
      burden.inForce === true &&
      ['mortgage', 'attachment', 'pre-judgment-attachment'].includes(burden.kind) &&
      !isKept(reading, burden.actIndex)
    )
      doubtBurden(burden, 'sold by a court without a cancellation', act)
}
