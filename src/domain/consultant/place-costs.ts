import { findItbiRate, itbiRates, knownItbiRange } from '../transfer-costs/itbi-rate.ts'
import { foldText } from '../fold-text.ts'
import { formatCentavos, formatPercent } from '../format-figures.ts'
import type { Centavos } from '../money.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { states, type Uf } from '../states.ts'
import { type CostFigure, toCostBounds } from '../transfer-costs/cost-figure.ts'
import { estimateDeedFee } from '../transfer-costs/deed-fees.ts'
import { estimateRegistrationFee } from '../transfer-costs/registration-fees.ts'

export const feeSource = 'tabelas de custas dos estados de 2026, em parte por terceiros (nov/2026)'

const estimateRegistry = (state: Uf, price: Centavos): CostFigure =>
  estimateRegistrationFee(state, price, { act: 'purchase', isFirstHome: false })

/** Says what a fee costs, as far as the table says it. */
function writeFee(figure: CostFigure): string {
  const isOpen = figure.content === 'without-funds'
  if (figure.kind === 'unknown')
    return figure.atLeast > 0 ? `ao menos **${formatCentavos(figure.atLeast)}**` : 'não achei na tabela'
  if (figure.kind === 'range')
    return `de **${formatCentavos(figure.low)} a ${formatCentavos(figure.high)}**${isOpen ? ', mais fundos' : ''}`
  return `**${formatCentavos(figure.amount)}**${isOpen ? ', mais fundos' : ''}`
}

/** A cost of which the lowest and the highest are known; `null` = not found. */
export type CostRange = readonly [low: Centavos, high: Centavos] | null

const toCostRange = (figure: CostFigure): CostRange => {
  const { low, high } = toCostBounds(figure)
  return high === null ? null : [low, high]
}

/** Returns what the registration of the bank's lien costs in a state; `null` where the table has no figure. */
export const findLienFee = (state: Uf, loan: Centavos): CostRange =>
  toCostRange(estimateRegistrationFee(state, loan, { act: 'guarantee', isFirstHome: false }))

/** Returns what registration and deed cost in a state at a price; `null` where the table has no figure. */
export const findPaperFees = (state: Uf, price: Centavos): { registry: CostRange; deed: CostRange } => ({
  registry: toCostRange(estimateRegistry(state, price)),
  deed: toCostRange(estimateDeedFee(state, price)),
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
  const [registry, deed] = [estimateRegistry(state, price), estimateDeedFee(state, price)]
  return `Em **${state}**, para ${formatCentavos(price)}: o registro custa ${writeFee(registry)}; a escritura, ${writeFee(deed)}. Financiado não há escritura, mas há dois registros.\n\nFonte: ${feeSource}`
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

/** Says what the ITBI of a place is at a price, and first what it would be in another place that a question names. */
export function compareItbi(
  { state, city }: { state: Uf; city: string },
  price: Centavos,
  question: string,
): string {
  const own = describeItbi(state, city, price)
  const named = findNamedPlace(question)
  if (named === null || named.city === '' || foldText(named.city) === foldText(city)) return own
  const [here, there] = [findItbiCost(state, city, price), findItbiCost(named.state, named.city, price)]
  if (!here.isKnown || !there.isKnown) return `${own}\n\n${describeItbi(named.state, named.city, price)}`
  const difference = there.range[1] - here.range[1]
  const [hereName, thereName] = [formatPlaceName(city), formatPlaceName(named.city)]
  return `${difference === 0 ? `**O mesmo** nas duas: ${here.percents}` : `Em **${thereName}** seriam **${formatCentavos(Math.abs(difference))} a ${difference > 0 ? 'mais' : 'menos'}**: ${there.percents}, ${formatCentavos(there.range[1])}, contra ${here.percents}, ${formatCentavos(here.range[1])}, em ${hereName}`}.\n\n${own}`
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
