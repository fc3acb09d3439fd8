import { costAssumptions } from '../calculators/cost-assumptions.ts'
import { computeMaxFinancedPrice } from '../calculators/max-financed-price.ts'
import { formatReais } from '../format-figures.ts'
import { emptyFamily } from '../home-purchase/family-profile.ts'
import { defaultHomeAssumptions } from '../home-purchase/home-assumptions.ts'
import { computeMaxHomePrice } from '../home-purchase/max-home-price.ts'
import { homePurchasePath } from '../home-purchase/home-purchase-path.ts'
import { computeInstalmentLimit } from '../home-purchase/home-purchase.ts'
import { writeHomeQuestion } from '../home-purchase/home-question.ts'
import { writeQueryString } from '../search/query-string.ts'
import { type Criteria, defaultWithinKm } from '../search/search-criteria.ts'
import type { Uf } from '../states.ts'
import { toReais, type Centavos } from '../money.ts'
import type { PersonFacts, Purpose } from '../search/sentence/person-facts.ts'

/** Where a search looks, as far as it is one place. */
type SearchedPlace = Pick<Criteria, 'state' | 'city' | 'near' | 'within'>

/** Writes the address of the page on which the whole account of a home is made, with what the person said. */
function writeHomeLink(income: Centavos | null, savings: Centavos | null, place: SearchedPlace): string {
  const { state, city, near, within } = place
  const comma = near?.lastIndexOf(',') ?? -1
  const uf = near === null ? (state.length === 1 ? (state[0] ?? null) : null) : (near.slice(comma + 1) as Uf)
  const name = near === null ? (city.length === 1 ? (city[0] ?? '') : '') : near.slice(0, comma)
  const question = {
    family: { ...emptyFamily, income: income ?? 0, savings: savings ?? 0 },
    assumptions: defaultHomeAssumptions,
    place: { uf, city: name, withinKm: near === null ? null : (within ?? defaultWithinKm) },
  }
  return `${homePurchasePath}?${writeQueryString(writeHomeQuestion(question))}`
}

/** Computes the highest instalment that an income carries. */
const computeMaxInstalment = (income: Centavos): Centavos =>
  computeInstalmentLimit(income, defaultHomeAssumptions.incomeShare)

const round = (centavos: Centavos): string => formatReais(Math.floor(toReais(centavos) / 1000) * 1000)

/**
 * Describes up to which price an income and a down payment carry a financed purchase: with both, the price that the page
 * for who wants to live there says, its insurances and papers included.
 */
function describeAffordablePrice(income: Centavos, downPayment: Centavos | null): string {
  const instalment = computeMaxInstalment(income)
  const limit = formatReais(toReais(instalment))
  const most =
    downPayment === null
      ? computeMaxFinancedPrice(instalment, 0)
      : computeMaxHomePrice(
          { ...emptyFamily, income, savings: downPayment },
          defaultHomeAssumptions,
          costAssumptions.itbiPercent,
        )
  const terms =
    downPayment === null
      ? 'No financiamento padrão da simulação, sem contar entrada (a Caixa costuma pedir ao menos 5%, e até 30%, de recursos próprios)'
      : `Com ${formatReais(toReais(downPayment))} para a entrada, os seguros, o ITBI e o cartório`
  return `Com renda de ${formatReais(toReais(income))} por mês, a 1ª parcela pode ir até **${limit}** (30% da renda). ${terms}, isso carrega um imóvel de até cerca de **${round(most)}**, se ele aceitar financiamento. Escreva “parcela até ${limit}” para ver só os que cabem.`
}

const purposeAdvice: Record<Purpose, string> = {
  live: 'Para morar, dê preferência aos desocupados: se houver alguém no imóvel, a desocupação é por sua conta e pode demorar.',
  rent: 'Para alugar, compare o preço com o aluguel pedido na região e conte os meses sem inquilino.',
  resell: 'Para revender, olhe o ROI líquido estimado, que já desconta impostos, reforma e corretagem.',
}

/**
 * Describes what the facts about a person mean for a search: what is said `now`, with what was said before in `all`.
 * Empty when nothing was said now.
 */
export function describePersonFacts(
  now: PersonFacts,
  all: PersonFacts,
  { downPayment, ...place }: Pick<Criteria, 'downPayment'> & SearchedPlace,
): string {
  const parts = []
  if (all.income !== null && (now.income !== null || downPayment !== null))
    parts.push(describeAffordablePrice(all.income, downPayment))
  if (now.purpose !== null) parts.push(purposeAdvice[now.purpose])
  const isAboutMeans = now.income !== null || (all.income !== null && downPayment !== null)
  const wantsToLive = (all.purpose ?? 'live') === 'live'
  const link =
    isAboutMeans && wantsToLive
      ? `[Ver o que cabe para morar, com seguros, FGTS e o primeiro dia](${writeHomeLink(all.income, downPayment, place)})`
      : ''
  return [parts.join(' '), link].filter(part => part !== '').join('\n\n')
}
