import type { Centavos } from '../money.ts'
import { citeWords, type FoldedText, type Found } from './fold-lot-text.ts'
import { listLotTokens, type LotToken } from './lot-tokens.ts'
import type { LotRound } from './own-lot.ts'

/** The prices and dates that a page states. */
export interface LotPrices {
  minimum: Found<Centavos> | null
  evaluation: Found<Centavos> | null
  firstRound: Found<LotRound> | null
  secondRound: Found<LotRound> | null
}

type Label = Extract<LotToken, { type: 'label' }>
type Round = 'first' | 'second'

/** How far, in characters, an amount may stand from its label, and a date from its round. */
const reach = { amount: 90, round: 200, hour: 40 } as const

/** How many tokens are looked at around one: more do not stand within reach. */
const near = 40

/** Lists the tokens before one, the nearest first. */
const listBefore = (tokens: readonly LotToken[], at: number): LotToken[] =>
  tokens.slice(Math.max(0, at - near), at).toReversed()

/** Whether amounts stand before their labels, as on cards: "R$ 120.000,00 Lance inicial". */
function areAmountsFirst(tokens: readonly LotToken[]): boolean {
  const [label, amount] = [
    tokens.filter(({ type }) => type === 'label'),
    tokens.filter(({ type }) => type === 'money'),
  ]
  const [first, last] = [label[0], label.at(-1)]
  return (
    first !== undefined &&
    last !== undefined &&
    (amount[0]?.from ?? Number.POSITIVE_INFINITY) < first.from &&
    (amount.at(-1)?.from ?? 0) < last.from
  )
}

/** Pairs each amount with the label it follows, or on cards precedes; an amount without label is left out. */
function* pairAmounts(tokens: readonly LotToken[]): Generator<[Extract<LotToken, { type: 'money' }>, Label]> {
  const before = areAmountsFirst(tokens)
  const taken = new Set<LotToken>()
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'money') continue
    const others = before ? tokens.slice(at + 1, at + 1 + near) : listBefore(tokens, at)
    const label = others.find(other => other.type === 'label' && !taken.has(other))
    const blocked = others.findIndex(({ type }) => type === 'money')
    if (label?.type !== 'label') continue
    if (blocked >= 0 && blocked < others.indexOf(label)) continue
    const gap = before ? label.from - token.to : token.from - label.to
    if (gap > reach.amount && !(isRound(label.kind) && gap <= reach.round)) continue
    taken.add(label)
    yield [token, label]
  }
}

const isRound = (kind: Label['kind']): kind is Round => kind === 'first' || kind === 'second'

/** Returns the round in whose words a token stands: the last one named before it, unless an appraisal is named since. */
function findRound(tokens: readonly LotToken[], token: LotToken): (Label & { kind: Round }) | null {
  for (const other of listBefore(tokens, tokens.indexOf(token))) {
    if (token.from - other.to > reach.round) return null
    if (other.type !== 'label') continue
    if (isRound(other.kind)) return { ...other, kind: other.kind }
    if (other.kind === 'evaluation') return null
  }
  return null
}

/** Reads prices and dates; what two labels claim, or none, is left out. */
export function readLotPrices(folded: FoldedText): LotPrices {
  const tokens = listLotTokens(folded)
  const parts = { first: emptyRound(), second: emptyRound() }
  const prices: Pick<LotPrices, 'minimum' | 'evaluation'> = { minimum: null, evaluation: null }
  const cite = (one: LotToken, other: LotToken) =>
    citeWords(folded, Math.min(one.from, other.from), Math.max(one.to, other.to))

  for (const [amount, label] of pairAmounts(tokens)) {
    if (label.kind === 'other') continue
    const round = isRound(label.kind) ? { ...label, kind: label.kind } : findRound(tokens, label)
    if (label.kind === 'evaluation') prices.evaluation ??= { value: amount.value, words: cite(label, amount) }
    else if (round === null) prices.minimum ??= { value: amount.value, words: cite(label, amount) }
    else setPart(parts[round.kind], 'price', amount.value, cite(round, amount))
  }
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'date') continue
    const round = findRound(tokens, token)
    if (round === null || parts[round.kind].value.date !== null) continue
    setPart(parts[round.kind], 'date', token.value, cite(round, token))
    const hour = tokens[at + 1]
    if (hour?.type === 'time' && hour.from - token.to <= reach.hour)
      setPart(parts[round.kind], 'time', hour.value, cite(round, hour))
  }
  return { ...prices, firstRound: finishRound(parts.first), secondRound: finishRound(parts.second) }
}

interface RoundParts {
  value: LotRound
  words: string[]
}

const emptyRound = (): RoundParts => ({ value: { date: null, time: null, price: null }, words: [] })

function setPart<Part extends keyof LotRound>(
  round: RoundParts,
  part: Part,
  value: LotRound[Part],
  words: string,
): void {
  if (round.value[part] !== null) return
  round.value[part] = value
  const isWithin = round.words.some(other => other.includes(words))
  if (!isWithin) round.words = [...round.words.filter(other => !words.includes(other)), words]
}

const finishRound = ({ value, words }: RoundParts): Found<LotRound> | null =>
  words.length === 0 ? null : { value, words: words.join(' … ') }

/**
 * Chooses the price that counts on a day: the one the page calls least or current, else that of the round to come; `null`
 * where two rounds have prices and no dates.
 */
export function choosePrice(
  { minimum, firstRound, secondRound }: LotPrices,
  today: string,
): Found<Centavos> | null {
  if (minimum !== null) return minimum
  const priced = [firstRound, secondRound].flatMap(round =>
    round === null || round.value.price === null ? [] : [{ ...round, price: round.value.price }],
  )
  const [first, second] = priced
  if (first === undefined) return null
  const firstDate = firstRound?.value.date ?? null
  if (second !== undefined && firstDate === null) return null
  const { price, words } = second === undefined || (firstDate ?? '') >= today ? first : second
  return { value: price, words }
}
