import { findItbiRate, itbiRates, knownItbiRange } from '../calculators/itbi-rate.ts'
import { foldText } from '../fold-text.ts'
import { formatCentavos, formatPercent, formatReais } from '../format-figures.ts'
import { type Centavos, fromReais, toReais } from '../money.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { states, type Uf } from '../states.ts'

/** Prices in thousands of reais for which the fees of a state are given. */
const feePrices = [50, 100, 150, 200, 300, 500] as const

/** Fees in reais at each of these prices; `null` = not found. */
interface StateFees {
  registry: readonly (number | null)[]
  deed: readonly (number | null)[]
  /** Whether funds of the state come on top. */
  atLeast?: boolean
}

/** The tables of 2026, read from others who copy them (nov/2026). */
const stateFees: Readonly<Partial<Record<Uf, StateFees>>> = {
  AC: { registry: [672, 1344, 2016, 2688, 4033, 6721], deed: [1344, 2688, 4032, 5376, 8065, 13441] },
  AL: { registry: [2163, 4011, 4915, 5663, 6686, 7709], deed: [null, null, null, null, null, null] },
  AM: { registry: [1224, 1603, 2795, 2795, 4612, 9152], deed: [1094, 1473, 2665, 2665, 4482, 9022] },
  AP: { registry: [1402, 2805, 4207, 5610, 8415, 14025], deed: [1503, 3006, 4509, 6012, 9018, 15030] },
  BA: { registry: [921, 1077, 1165, 1886, 2829, 4249], deed: [921, 1077, 1165, 1886, 2829, 4249] },
  CE: { registry: [2283, 3298, 4435, 4792, 4792, 4792], deed: [null, null, null, null, null, null] },
  DF: { registry: [843, 1019, 1019, 1142, 1318, 1318], deed: [1845, 2021, 2021, 2021, 2196, 2372] },
  ES: { registry: [1355, 2692, 3962, 5165, 5700, 5700], deed: [2117, 4256, 6288, 8213, 9068, 9068] },
  GO: { registry: [1110, 1851, 2783, 3748, 4921, 5798], deed: [2726, 4228, 5972, 7694, 9212, 10566] },
  MA: { registry: [939, 1832, 2863, 3579, 5591, 8736], deed: [901, 1760, 2750, 3436, 5367, 8389] },
  MG: { registry: [1925, 2928, 3980, 4238, 4904, 5523], deed: [1925, 2928, 3980, 4238, 4904, 5523] },
  MS: { registry: [1140, 2475, 3029, 3491, 4753, 5382], deed: [1543, 3073, 3977, 4748, 7026, 8219] },
  MT: {
    registry: [1178, 2269, 3390, 4482, 6694, 6948],
    deed: [null, null, null, null, null, null],
    atLeast: true,
  },
  PA: { registry: [249, 1094, 1476, 2383, 3956, 4920], deed: [1090, 2036, 2473, 2543, 3111, 4153] },
  PB: {
    registry: [710, 976, 1349, 1721, 2467, 3957],
    deed: [1704, null, null, null, null, null],
    atLeast: true,
  },
  PE: {
    registry: [1006, 1814, 2622, 3430, 4723, 4723],
    deed: [1774, 3390, 5007, 6623, 7084, 7084],
    atLeast: true,
  },
  PI: { registry: [2575, 3551, 4763, 6701, 7948, 10267], deed: [960, 1675, 2229, 2697, 4344, 6360] },
  PR: {
    registry: [1133, 1194, 1194, 1194, 1194, 1194],
    deed: [698, 1321, 1945, 2508, null, null],
    atLeast: true,
  },
  RJ: { registry: [1116, 2427, 3876, 3876, 4171, 4171], deed: [1155, 2511, 4010, 4010, 4303, 4303] },
  RN: { registry: [784, 1549, 2104, 2866, 4495, 7745], deed: [1351, 2844, 3752, 5245, 8205, 14108] },
  RO: { registry: [688, 1337, 1700, 2225, 3182, 4993], deed: [1214, 2341, 2990, 3892, 5555, 8712] },
  RR: { registry: [1227, 1655, 2233, 2233, 3015, 4070], deed: [1185, 1600, 2159, 2159, 2913, 3931] },
  RS: {
    registry: [466, 665, 865, 1064, 1512, 2461],
    deed: [629, 828, 1077, 1277, 1675, 2474],
    atLeast: true,
  },
  SC: { registry: [638, 1244, 1889, 2430, null, null], deed: [714, 1393, 2160, 2648, null, null] },
  SE: {
    registry: [944, 1414, 1885, 2356, 3297, 5179],
    deed: [944, 1414, 1885, 2356, 3297, 5179],
    atLeast: true,
  },
  SP: { registry: [1489, 1489, 1901, 2312, 2723, 3284], deed: [1883, 2236, 2649, null, null, null] },
  TO: { registry: [2293, 3077, 3227, 3376, 3675, 4273], deed: [3119, 3879, null, null, null, null] },
}

export const feeSource = 'tabelas de custas dos estados de 2026, por terceiros (nov/2026)'

/** Returns the lowest and the highest of two fees around a price; `null` where one is not known. */
function findRange(fees: readonly (number | null)[], price: number): [number, number] | null {
  const at = feePrices.findIndex(thousands => price <= thousands * 1_000)
  if (at < 0) return null
  const high = fees[at] ?? null
  const low = at === 0 ? 0 : (fees[at - 1] ?? null)
  return high === null || low === null ? null : [low, high]
}

const writeRange = ([low, high]: [number, number], atLeast: boolean): string =>
  low === high
    ? `${atLeast ? 'ao menos ' : 'cerca de '}**${formatReais(high)}**`
    : low === 0
      ? `até **${formatReais(high)}**${atLeast ? ', mais fundos' : ''}`
      : `de **${formatReais(low)} a ${formatReais(high)}**${atLeast ? ', mais fundos' : ''}`

/** A cost of which the lowest and the highest are known; `null` = not found. */
export type CostRange = readonly [low: Centavos, high: Centavos] | null

const toCentavoRange = (range: [number, number] | null): CostRange =>
  range === null ? null : [fromReais(range[0]), fromReais(range[1])]

/** Returns what registration and deed cost in a state at a price; `null` where the table has no figure. */
export const findPaperFees = (state: Uf, price: Centavos): { registry: CostRange; deed: CostRange } => ({
  registry: toCentavoRange(findRange(stateFees[state]?.registry ?? [], toReais(price))),
  deed: toCentavoRange(findRange(stateFees[state]?.deed ?? [], toReais(price))),
})

/** Returns the ITBI of a place at a price, and whether its rate is known. */
export function findItbiCost(
  state: Uf,
  city: string,
  price: Centavos,
): { range: readonly [Centavos, Centavos]; percents: string; isKnown: boolean } {
  const { low, high, source } = findPlaceItbi(state, city)
  const at = (percent: number) => Math.round((price * percent) / 100)
  const percents =
    low === high ? formatPercent(high, 2) : `${formatPercent(low, 2)} a ${formatPercent(high, 2)}`
  return { range: [at(low), at(high)], percents, isKnown: source !== null }
}

/** Says what registration and deed cost in a state at a price. */
export function describeRegistryFees(state: Uf, price: Centavos): string {
  const fees = stateFees[state]
  const registry = fees && findRange(fees.registry, toReais(price))
  if (!fees || !registry)
    return `Para ${formatCentavos(price)} em ${state} não tenho a tabela: pergunte ao cartório.`
  const atLeast = fees.atLeast === true
  const deed = findRange(fees.deed, toReais(price))
  const said = deed === null ? 'a escritura, não achei' : `a escritura, ${writeRange(deed, atLeast)}`
  return `Em **${state}**, para ${formatCentavos(price)}: o registro custa ${writeRange(registry, atLeast)}; ${said}. Financiado não há escritura, mas há dois registros.\n\nFonte: ${feeSource}`
}

/** What is known of the ITBI of a place: a rate with its source, or the range of all that are known. */
interface PlaceItbi {
  low: number
  high: number
  source: string | null
  note: string
}

function findPlaceItbi(state: Uf, city: string): PlaceItbi {
  const rate = findItbiRate(state, city)
  if (rate === null) return { ...knownItbiRange, source: null, note: '' }
  const { percent, latePercent, source, note = '' } = rate
  return { low: percent, high: latePercent, source, note }
}

/** Says what the ITBI of a place is, and what it comes to at a price. */
export function describeItbi(state: Uf, city: string, price: Centavos | null): string {
  const { low, high, source, note } = findPlaceItbi(state, city)
  const name = formatPlaceName(city)
  const at = (percent: number): string =>
    price === null ? '' : formatCentavos(Math.round((price * percent) / 100))
  const extra = note === '' ? '' : ` ${note}`
  if (source === null)
    return `A alíquota de **${name}** não sei. Nas cidades que conhecemos ela vai de ${formatPercent(knownItbiRange.low, 1)} a ${formatPercent(knownItbiRange.high, 1)}${price === null ? '' : `: sobre ${formatCentavos(price)}, de **${at(low)} a ${at(high)}**`}. Pergunte à prefeitura; a base é o valor de mercado que ela estima (LC 227/2026, art. 165), que pode passar do preço, e cabe pedir avaliação contraditória.`
  const percent =
    low === high ? formatPercent(high, 2) : `${formatPercent(low, 2)} a ${formatPercent(high, 2)}`
  const sum = low === high ? at(high) : `${at(low)} a ${at(high)}`
  return `Em **${name}** o ITBI é de **${percent}**${price === null ? '' : `: sobre ${formatCentavos(price)}, **${sum}**`}.${extra} A base é o **valor de mercado que a prefeitura estima** (LC 227/2026, art. 165), e não o preço nem a avaliação da Caixa: pode passar do que você paga, e cabe pedir avaliação contraditória. Estar ocupado não baixa o imposto por si só. Paga-se à vista, antes do registro.\n\nFonte: ${source}`
}

/** Cities whose ITBI is known, the longest names first: `[uf, name]`. */
const knownCities = Object.keys(itbiRates)
  .map(key => [key.slice(0, 2) as Uf, key.slice(3)] as const)
  .toSorted((a, b) => b[1].length - a[1].length)

/** States that a question names, by name or by their letters in capitals. */
function listNamedStates(question: string): Uf[] {
  const text = ` ${foldText(question).replace(/[^a-z ]+/g, ' ')} `
  return states
    .filter(
      ({ uf, name }) => text.includes(` ${foldText(name)} `) || new RegExp(`\\b${uf}\\b`).test(question),
    )
    .map(({ uf }) => uf)
}

/** Finds a place that a question names and whose costs are known; `null` without one. */
export function findNamedPlace(question: string): { state: Uf; city: string } | null {
  const text = ` ${foldText(question).replace(/[^a-z ]+/g, ' ')} `
  const known = knownCities.find(([, name]) => text.includes(` ${name} `))
  if (known !== undefined) return { state: known[0], city: known[1].toUpperCase() }
  const [state] = listNamedStates(question)
  return state === undefined ? null : { state, city: '' }
}

/** Compares what deed and registration cost in the states that a question names; empty where it names fewer than two. */
export function compareRegistryFees(question: string, price: Centavos): string {
  const named = listNamedStates(question).slice(0, 3)
  if (named.length < 2) return ''
  const sums = named.map(uf => {
    const { registry, deed } = findPaperFees(uf, price)
    return { uf, sum: registry === null || deed === null ? null : registry[1] + deed[1] }
  })
  const said = sums.map(({ uf, sum }) =>
    sum === null
      ? `- **${uf}**: não achei a tabela inteira`
      : `- **${uf}**: até ${formatCentavos(sum)}, ${formatPercent((sum * 100) / price, 1)} do preço`,
  )
  const known = sums.flatMap(({ uf, sum }) => (sum === null ? [] : [{ uf, sum }]))
  const [most] = known.toSorted((a, b) => b.sum - a.sum)
  const first = known.length < 2 || most === undefined ? '' : `Sai mais caro em **${most.uf}**. `
  return `${first}Escritura e registro, para ${formatCentavos(price)} à vista:\n${said.join('\n')}\n\nFonte: ${feeSource}`
}
