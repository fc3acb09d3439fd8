import { burdenKind, burdenKindWords } from './title-burdens.ts'
import { weighBody } from './act-body-signals.ts'
import { findActTitle, findTitleSignal, skipHeadNoise } from './act-title.ts'
import { statesDebtExtinction, statesNegativeAuctions } from './negative-auctions.ts'
import type { TitleActKind } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

const ownVoid = wordsPattern(
  String.raw`(?:o )?(?:presente|est[ea]) (?:ato|registro|averbacao)(?:(?!\bpara |constar)[^.;]|\.(?=\d)){0,160}(?:sem efeito|cancelad)`,
)

/** Whether an act says of itself that it has no effect. */
export const isVoidAct = (body: string): boolean => ownVoid.test(skipHeadNoise(body).slice(0, 400))

/** A cancellation that was asked for and is not done. */
const deniesCancellation = wordsPattern(
  String.raw`nao (?:se )?cancel(?!ad[oa]s)|(?:indeferi\w*|denega\w*|negad[oa]|rejeitad[oa]|suspens[oa]|sobrestad[oa])(?:,? [oa])?(?: (?:pedido|requerimento) de)? (?:cancelamento|baixa|levantamento)|requerid[oa] (?:o|a) (?:cancelamento|baixa|levantamento)[^.;]{0,80}(?:pendente|exigencia|aguard)|pendente[^.;]{0,40}(?:cancelamento|baixa|levantamento)`,
)
/** A consolidation that was asked for: "requerimento de consolidação", "requereu a consolidação". */
const asksConsolidation = wordsPattern(
  String.raw`(?:requerimento|pedido|procedimento|processo|prenotacao|inicio)s?(?: [a-z]+)? (?:d[aeo]|para|para a|pela|visando|visando a) consolid|requer(?:id[oa]|eu|eram)(?:,? (?:pel[oa]|por) [^.;,]{0,60},?)? (?:que |[oa] )[^.;,]{0,30}consolid`,
)
const performsConsolidation = wordsPattern(
  String.raw`consolid(?:a-se|ou-se|ou|o|ei)|(?<!(?:fosse|seja|ser|sera) )consolidad[oa]s?|se consolid(?:a|ou)|(?:averba-se|averbada|averbo|procede-se|procedo|procedi|faco|constar|registra-se)\b(?:(?!(?<!a )requerimento|requerid|requereu|pedido|procedimento|processo|prenotacao|inicio)[^.;]){0,90}consolidacao|(?:propriedade|dominio)[^.;]{0,60}passou (?:a|ao|para)`,
)
/** Whether an act only says that a consolidation was asked for: its procedure may have ended without it. */
const onlyAsksConsolidation = (words: string): boolean =>
  asksConsolidation.test(words) && !performsConsolidation.test(words)

/** Restrictions that the law puts on the fund's own property (Lei 10.188/2001), and a paper that was given back. */
const tellsOnly = wordsPattern(
  String.raw`nao integram? o ativo|devolvid[oa]s?,? sem registro|recusad[oa] o registro`,
)
/** An auction at which the property was sold, or that was put off. */
const soldOrPutOff = wordsPattern(
  String.raw`(?<!nao (?:foi |foram )?)arrematad[oa]s? (?:por|pel)|arrematou|(?<!nao (?:foi |foram )?)vendid[oa]|suspens[oa]|nova data`,
)

/** What an act of auctions says: negative ones weigh more than the debt's end, which follows from them. */
function weighAuctions(words: string, weights: Map<TitleActKind, number>, isTitled: boolean): void {
  const auction = words.indexOf('leil')
  const endsDebt = statesDebtExtinction(words) ? 7 : 0
  const isOpen = isTitled && soldOrPutOff.test(words)
  if (isOpen) add(weights, 'other', 15)
  if (auction < 0 || isOpen || !statesNegativeAuctions(words))
    return add(weights, 'debt-extinction', endsDebt)
  const weight = Math.max(4, 12 - auction / 150)
  add(weights, 'negative-auctions', weight)
  weights.set('debt-extinction', Math.min(weight - 1, (weights.get('debt-extinction') ?? 0) + endsDebt))
}

const add = (weights: Map<TitleActKind, number>, kind: TitleActKind, weight: number): void =>
  void weights.set(kind, (weights.get(kind) ?? 0) + weight)

/** Acts that end burdens: a mere mention of one ends nothing. */
const endingKinds: readonly TitleActKind[] = [
  'cancellation',
  'consolidation',
  'negative-auctions',
  'debt-extinction',
]

/** What is registered (R) and what is noted beside it (AV), by Lei 6.015/1973, art. 167; registries differ. */
const registered: readonly TitleActKind[] = [
  'transfer',
  'fiduciary-lien',
  'mortgage',
  'attachment',
  'pre-judgment-attachment',
  'usufruct',
  'easement',
  'lease',
]

const namesAct = /(?<![a-z])(?:r|av)[\s.-]*\d|\b(?:acima|supra|retro|anterior|sob)\b/
const soon = 260

const endsSoon = wordsPattern(
  String.raw`\b(?:cancel(?:ad|o\b|a-se)|levant(?:ad|a-se)|baixad|liberad|desconstitui|sem efeito|extint|desoner)\w*`,
  'g',
)

/** "Hipoteca. Fica cancelada a hipoteca do R-2": the title names what the act ends. */
function endsWhatTitleNames(words: string, kind: TitleActKind): boolean {
  const burden = burdenKind(kind)
  const named = kind === 'consolidation' ? /consolidac/ : burden === null ? null : burdenKindWords[burden]
  if (named === null || /substitu/.test(words)) return false
  const begin = words.slice(0, soon)
  return [...begin.matchAll(endsSoon)].some(({ index, 0: verb }) => {
    const object = words.slice(index + verb.length, index + verb.length + 100).split(/[;]|\.\s/)[0]!
    return named.test(object) && namesAct.test(object)
  })
}

/**
 * Weighs what an act's title says and the words of its body that act, and returns the weightiest kind.
 * @param body the words after the act's number
 * @param letter how the act is numbered
 */
export function classifyAct(body: string, letter: 'R' | 'AV'): TitleActKind {
  const { title, words } = findActTitle(body)
  if (isVoidAct(body) || tellsOnly.test(words) || deniesCancellation.test(words)) return 'other'
  const weights = weighBody(words)
  const signal = findTitleSignal(title)
  weighAuctions(words, weights, signal?.kind === 'negative-auctions')
  if (signal !== null) {
    add(weights, signal.kind, signal.weight)
    for (const [kind, weight] of Object.entries(signal.or)) add(weights, kind as TitleActKind, weight)
  }
  let best: TitleActKind | null = null
  let most = 0
  for (const [kind, weight] of weights) {
    const usual = registered.includes(kind) === (letter === 'R') ? weight + 2 : weight
    if (weight > 0 && usual > most) [best, most] = [kind, usual]
  }
  if (letter === 'AV' && best !== null && endsWhatTitleNames(words, best)) return 'cancellation'
  if (best === 'consolidation' && onlyAsksConsolidation(words)) return 'other'
  // "Óbito do usufrutuário, cancelando-se o usufruto."
  if (best === 'cadastral' && (weights.get('cancellation') ?? 0) >= 7) return 'cancellation'
  if (best !== null) return best
  const mentioned = findTitleSignal(words.slice(0, 260))?.kind ?? 'other'
  return endingKinds.includes(mentioned) ? 'other' : mentioned
}
