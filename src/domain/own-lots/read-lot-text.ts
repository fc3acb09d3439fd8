import { citeWords, type FoldedText, foldLotText, type Found } from './fold-lot-text.ts'
import {
  findLotAreas,
  findLotCategory,
  findLotGarage,
  findLotMatricula,
  findLotOccupancy,
  findLotRooms,
  findLotSaleKind,
  findLotTitle,
} from './lot-features.ts'
import type { LotFacts, LotRound } from './own-lot.ts'
import { foldText } from '../fold-text.ts'
import { isUf, stateName, states, type Uf } from '../states.ts'
import type { Centavos } from '../money.ts'
import { listLotTokens, type LotToken } from './lot-tokens.ts'

/** The prices and dates that a page states. */
interface LotPrices {
  minimum: Found<Centavos> | null
  evaluation: Found<Centavos> | null
  firstRound: Found<LotRound> | null
  secondRound: Found<LotRound> | null
}

type Label = Extract<LotToken, { type: 'label' }>
type Round = 'first' | 'second'

/** How far, in characters, an amount may stand from its label, and a date from its round. */
const reach = { amount: 90, round: 200, hour: 40 } as const

/** The number of tokens examined around one; more are never within reach. */
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
  const usedLabels = new Set<LotToken>()
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'money') continue
    const others = before ? tokens.slice(at + 1, at + 1 + near) : listBefore(tokens, at)
    const label = others.find(other => other.type === 'label' && !usedLabels.has(other))
    const blocked = others.findIndex(({ type }) => type === 'money')
    if (label?.type !== 'label') continue
    if (blocked >= 0 && blocked < others.indexOf(label)) continue
    const gap = before ? label.from - token.to : token.from - label.to
    if (gap > reach.amount && !(isRound(label.kind) && gap <= reach.round)) continue
    usedLabels.add(label)
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
function readLotPrices(folded: FoldedText): LotPrices {
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
function choosePrice({ minimum, firstRound, secondRound }: LotPrices, today: string): Found<Centavos> | null {
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

interface LotPlace {
  city: Found<string> | null
  state: Found<Uf> | null
  address: Found<string> | null
}

/** Longer runs of letters are no word: each of their letters would be tried as its beginning. */
const word = "\\p{Lu}[\\p{L}'’]{0,39}"
const ufs = states.map(({ uf }) => uf).join('|')
/** Capitalized words, then a state: `São José dos Campos/SP`, `GOIÂNIA - GO`, `Anápolis (GO)`. */
const cityAndState = new RegExp(
  `(${word}(?:[ ](?:(?:d[aeo]s?|D[AEO]S?|e|d['’])[ ])?${word}){0,6})[ ]*(?:[/–—-]|,|\\()[ ]*(${ufs})(?![\\p{L}\\d])`,
  'gu',
)
/** What stands before a city's name without being part of it. */
const leading = new RegExp(
  `^(?:(?:cidade|municipio|comarca|foro|bairro|apartamento|casa|sobrado|terreno|imovel|lote|sala|loja|galpao|predio|chacara|sitio|fazenda|leilao|endereco|localizacao|local|uf|em)(?: d[aeo]s?)? )+`,
)
const notACity =
  /^(?:oab|creci|crea|crm|cau|ssp|detran|tj|trt|trf|juce\w*|cartorio|oficio|registro de imoveis|vara|leiloeir[ao]|cri|cep|brasil)\b/
/** Words before a place that say it is the court's, the registry's or the auctioneer's. */
const elsewhere =
  /\b(?:comarca|vara|foro|forum|tribunal|cartorio|oficio|registro|leiloeir[ao]|escritorio|jucesp|secao)\b[^.;\n]{0,60}$/

interface NamedPlace {
  city: string
  state: Uf
  words: string
  elsewhere: boolean
}

function* listPlaces(source: FoldedText): Generator<NamedPlace> {
  for (const match of source.text.matchAll(cityAndState)) {
    const [whole, named = '', state = ''] = match
    const before = source.folded.slice(Math.max(0, match.index - 80), match.index)
    const cut = leading.exec(`${foldText(named)} `)?.[0].length ?? 0
    const city = named.slice(cut).trim()
    if (!isUf(state) || city.length < 3 || notACity.test(foldText(city))) continue
    const folded = foldText(named)
    yield {
      city,
      state,
      words: citeWords(source, match.index, match.index + whole.length),
      elsewhere: elsewhere.test(before) || /^(?:comarca|foro)\b/.test(folded),
    }
  }
}

const stateLabel = new RegExp(`\\b(?:uf|estado)[ ]*[:\\n][ ]*([a-z]{2,20}(?: [a-z]+){0,3})`)
const cityLabel = /\b(?:cidade|municipio)[ ]*[:\n]\s*([^\n,/;|(–-]{3,60})/

function findLabelled(source: FoldedText, label: RegExp): (Found<string> & { folded: string }) | null {
  const match = label.exec(source.folded)
  if (match === null) return null
  const [whole, value = ''] = match
  const from = match.index + whole.length - value.length
  return {
    value: citeWords(source, from, from + value.length),
    folded: value.trim(),
    words: citeWords(source, match.index, match.index + whole.length),
  }
}

function findState(source: FoldedText): Found<Uf> | null {
  const labelled = findLabelled(source, stateLabel)
  if (labelled === null) return null
  const named = states.filter(
    ({ uf }) => labelled.folded === uf.toLowerCase() || labelled.folded.startsWith(foldText(stateName(uf))),
  )
  // Mato Grosso do Sul begins as Mato Grosso does.
  const found = named.toSorted((one, other) => other.name.length - one.name.length)[0]
  return found ? { value: found.uf, words: labelled.words } : null
}

const labelledAddress =
  /\b(?:endereco|localizacao|logradouro)(?: do imovel| completo)?[ ]*[:\n]\s*([^\n]{6,200})/
const street = /\b(?:rua|avenida|av\.|alameda|travessa|rodovia|estrada|quadra|viela|r\.)[ ][^\n;|]{4,160}/

function findAddress(source: FoldedText): Found<string> | null {
  const labelled = findLabelled(source, labelledAddress)
  if (labelled !== null) return { value: labelled.value.slice(0, 300), words: labelled.words }
  const match = street.exec(source.folded)
  if (match === null) return null
  const line = citeWords(source, match.index, match.index + match[0].length)
  const value = (
    line.split(/(?<=[\p{L}\d]{3}|[/–-] ?\p{L}{2})\. |, matr[ií]cula|, com [aá]rea| - matr[ií]cula/iu, 1)[0] ??
    line
  ).replace(/[.,\s]+$/, '')
  return { value, words: value }
}

/** Reads where a lot is: a place named with its state, one of a court, registry or auctioneer last. */
function readLotPlace(source: FoldedText): LotPlace {
  const places = [...listPlaces(source)]
  const place = places.find(one => !one.elsewhere)
  const labelled = findLabelled(source, cityLabel)
  const state = findState(source)
  const address = findAddress(source)
  if (labelled !== null) {
    const same = places.find(({ city }) => foldText(city) === labelled.folded)
    return {
      city: { value: labelled.value, words: labelled.words },
      state: state ?? (same ? { value: same.state, words: same.words } : null),
      address,
    }
  }
  if (place === undefined) return { city: null, state, address }
  return {
    city: { value: place.city, words: place.words },
    state: { value: place.state, words: place.words },
    address,
  }
}

/** Each fact of a lot with the words of the page it rests on; `null` where the page does not say, or says two things. */
export type LotReading = { [Fact in keyof LotFacts]: Found<NonNullable<LotFacts[Fact]>> | null }

/** Characters of a title at most: what one line of the desk has room for. */
const titleLength = 80

/**
 * Reads the pasted text of another auctioneer's page. Total: any text gives a reading, and what is not plainly said stays
 * unknown, since a person checks each fact against its words before it is saved.
 * @param today `YYYY-MM-DD`; it decides which round is still to come
 */
export function readLotText(given: string, today: string): LotReading {
  const source = foldLotText(given)
  const prices = readLotPrices(source)
  const category = findLotCategory(source)
  return {
    title: findLotTitle(source, titleLength),
    price: choosePrice(prices, today),
    evaluation: prices.evaluation,
    firstRound: prices.firstRound,
    secondRound: prices.secondRound,
    category,
    saleKind: findLotSaleKind(source),
    ...readLotPlace(source),
    ...findLotAreas(source, category?.value ?? null),
    rooms: findLotRooms(source),
    garage: findLotGarage(source),
    occupancy: findLotOccupancy(source),
    matricula: findLotMatricula(source),
  }
}
