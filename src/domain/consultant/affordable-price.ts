import { costAssumptions } from '../calculators/cost-assumptions.ts'
import { computeMaxFinancedPrice } from '../loans/loan-terms.ts'
import { formatReais } from '../format-figures.ts'
import { emptyFamily, type FamilyProfile } from '../home-purchase/family-profile.ts'
import { defaultHomeAssumptions } from '../home-purchase/home-assumptions.ts'
import { computeMaxHomePrice } from '../home-purchase/home-fit.ts'
import { computeInstalmentLimit } from '../home-purchase/home-purchase.ts'
import { type HomePlace, writeHomeLink } from '../home-purchase/home-question.ts'
import { type Criteria, defaultWithinKm } from '../search/search-criteria.ts'
import type { Uf } from '../states.ts'
import { toReais, type Centavos } from '../money.ts'
import type { FamilyWords } from './family-words.ts'
import type { PersonFacts, Purpose } from '../search/sentence/person-facts.ts'

/** Where a search looks, as far as it is one place. */
type SearchedPlace = Pick<Criteria, 'state' | 'city' | 'near' | 'within'>

/** Returns the one place that a search is about, as the page for who wants to live there takes it. */
export function toHomePlace({ state, city, near, within }: SearchedPlace): HomePlace {
  const comma = near?.lastIndexOf(',') ?? -1
  if (near !== null)
    return {
      uf: near.slice(comma + 1) as Uf,
      city: near.slice(0, comma),
      withinKm: within ?? defaultWithinKm,
    }
  return {
    uf: state.length === 1 ? (state[0] ?? null) : null,
    city: city.length === 1 ? (city[0] ?? '') : '',
    withinKm: null,
  }
}

/** Builds the family that somebody has described in words. */
const toFamily = (
  income: Centavos | null,
  savings: Centavos | null,
  { fgts, people }: FamilyWords,
): FamilyProfile => ({
  ...emptyFamily,
  income: income ?? 0,
  savings: savings ?? 0,
  fgts: fgts ?? 0,
  people,
})

/** Computes the highest instalment that an income carries. */
const computeMaxInstalment = (income: Centavos): Centavos =>
  computeInstalmentLimit(income, defaultHomeAssumptions.incomeShare)

const round = (centavos: Centavos): string => formatReais(Math.floor(toReais(centavos) / 1000) * 1000)

/**
 * Describes up to which price an income and a down payment carry a financed purchase: with both, the price that the page
 * for who wants to live there says, its insurances and papers included.
 */
function describeAffordablePrice(income: Centavos, downPayment: Centavos | null, words: FamilyWords): string {
  const instalment = computeMaxInstalment(income)
  const limit = formatReais(toReais(instalment))
  const most =
    downPayment === null
      ? computeMaxFinancedPrice(instalment)
      : computeMaxHomePrice(
          toFamily(income, downPayment, words),
          defaultHomeAssumptions,
          costAssumptions.itbiPercent,
        )
  const terms =
    downPayment === null
      ? 'No financiamento padrão da simulação, com os seguros e sem contar entrada (a Caixa costuma pedir ao menos 5%, e até 30%, de recursos próprios)'
      : `Com ${formatReais(toReais(downPayment))} para a entrada${words.fgts === null ? '' : ` e ${formatReais(toReais(words.fgts))} de FGTS`}, os seguros, o ITBI e o cartório`
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
 * @param words what the conversation says of the family beside its income
 */
export function describePersonFacts(
  now: PersonFacts,
  all: PersonFacts,
  { downPayment, ...place }: Pick<Criteria, 'downPayment'> & SearchedPlace,
  words: FamilyWords = { fgts: null, people: null },
): string {
  const parts = []
  if (all.income !== null && (now.income !== null || downPayment !== null))
    parts.push(describeAffordablePrice(all.income, downPayment, words))
  if (now.purpose !== null) parts.push(purposeAdvice[now.purpose])
  const isAboutMeans = now.income !== null || (all.income !== null && downPayment !== null)
  const wantsToLive = (all.purpose ?? 'live') === 'live'
  const question = {
    family: toFamily(all.income, downPayment, words),
    assumptions: defaultHomeAssumptions,
    place: toHomePlace(place),
  }
  const link =
    isAboutMeans && wantsToLive
      ? `[Ver o que cabe para morar, com seguros, FGTS e o primeiro dia](${writeHomeLink(question)})`
      : ''
  return [parts.join(' '), link].filter(part => part !== '').join('\n\n')
}
