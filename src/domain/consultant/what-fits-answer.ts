import { costAssumptions } from '../calculators/cost-assumptions.ts'
import { findAcquisitionPercents } from '../calculators/purchase-preset.ts'
import { formatReais } from '../format-figures.ts'
import { type FamilyProfile, hasMeans } from '../home-purchase/family-profile.ts'
import { computeInstalmentLimit } from '../home-purchase/home-purchase.ts'
import { homePurchasePath } from '../home-purchase/home-purchase-path.ts'
import {
  type HomePlace,
  type HomeQuestion,
  toHomeSearchPlace,
  writeHomeLink,
} from '../home-purchase/home-question.ts'
import { computeMaxHomePrice } from '../home-purchase/home-fit.ts'
import { type Centavos, toReais } from '../money.ts'
import { formatPlaceName } from '../property/place-names.ts'
import type { Criteria } from '../search/search-criteria.ts'
import { phraseInState } from '../states.ts'
import { toHomePlace } from './affordable-price.ts'

/** Where a search looks. */
type SearchedPlace = Pick<Criteria, 'state' | 'city' | 'near' | 'within'>

const reais = (centavos: Centavos): string => formatReais(toReais(centavos))
const wholeThousand: Centavos = 100_000
/** Below ten thousand reais there is no home. */
const leastPrice = 10 * wholeThousand

const askForMeans = `Ainda não sei o que a sua família tem. Diga em uma frase, por exemplo “ganhamos 4 mil, temos 60 mil de entrada e 12 mil de FGTS”, ou preencha [a conta de quem compra para morar](${homePurchasePath}): ela fica guardada, e da próxima vez eu respondo por ela.`

/** Says what a family has, as it has said it: `renda de R$ 4.000 por mês e R$ 60.000 guardados`. */
function describeMeans({ family }: HomeQuestion): string {
  if (family === null) return ''
  const parts = [
    family.income > 0 ? `renda de ${reais(family.income)} por mês` : '',
    family.savings > 0 ? `${reais(family.savings)} guardados` : '',
    family.fgts > 0 && family.firstHome ? `${reais(family.fgts)} de FGTS` : '',
  ].filter(part => part !== '')
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`
}

/** Returns where a family looks: the place that is asked for, or else its own. */
function choosePlace(asked: SearchedPlace, home: HomeQuestion): HomePlace {
  const there = toHomePlace(asked)
  return there.uf === null && there.city === '' ? home.place : there
}

/** Computes up to which price a home in a place fits a family, in whole thousands; `null` where none does. */
function computeFittingPrice(
  { family, assumptions }: HomeQuestion & { family: FamilyProfile },
  { uf, city }: HomePlace,
): Centavos | null {
  const itbi =
    uf !== null && city !== ''
      ? findAcquisitionPercents({ state: uf, city }).itbi
      : costAssumptions.itbiPercent
  const price = computeMaxHomePrice(family, assumptions, itbi)
  return price < leastPrice ? null : Math.floor(price / wholeThousand) * wholeThousand
}

/** Whether a family has said what it can pay with. */
export const isFamilyKnown = (home: HomeQuestion | null): home is HomeQuestion & { family: FamilyProfile } =>
  home !== null && hasMeans(home.family)

/** What a search is limited by where it wants what fits: up to which price, and where the family looks. */
export interface FittingLimit {
  maxPrice: Centavos
  place: Pick<Criteria, 'state' | 'city' | 'near' | 'within'>
}

/** Finds by what a search for what fits is limited; `null` where the family is not known, or nothing fits it. */
export function findFittingLimit(
  home: HomeQuestion | null,
  asked: SearchedPlace & Pick<Criteria, 'region' | 'neighborhood'>,
): FittingLimit | null {
  if (!isFamilyKnown(home)) return null
  const place = choosePlace(asked, home)
  const maxPrice = computeFittingPrice(home, place)
  if (maxPrice === null) return null
  const { state, city, near, within, region, neighborhood } = asked
  const isAsked = near !== null || [state, city, region, neighborhood].some(each => each.length > 0)
  return { maxPrice, place: isAsked ? { state, city, near, within } : toHomeSearchPlace(place) }
}

/**
 * Answers what a family can afford by what it has said on the page for who wants to live there, in the place that is asked
 * for or else its own; without a family it asks for one.
 */
export function answerWhatFits(home: HomeQuestion | null, asked: SearchedPlace): string {
  if (!isFamilyKnown(home)) return askForMeans
  const { family, assumptions } = home
  const place = choosePlace(asked, home)
  const { uf, city } = place
  const rounded = computeFittingPrice(home, place)
  const where = city !== '' ? ` em ${formatPlaceName(city)}` : uf === null ? '' : ` ${phraseInState(uf)}`
  const link = writeHomeLink({ family: null, assumptions, place })
  const more = `[Ver os que cabem${where}, com a parcela e o primeiro dia de cada um](${link})`
  const means = describeMeans(home)
  if (rounded === null)
    return `Com ${means}, ainda não cabe nenhum imóvel: a Caixa pede ao menos 5% do preço do seu bolso, e ITBI e cartório não são financiados. Mais entrada, ou o FGTS de quem compra junto, mudam a conta.\n\n${more}`
  const instalment = computeInstalmentLimit(family.income, assumptions.incomeShare)
  const how =
    family.income > 0
      ? `com a 1ª parcela em até **${reais(instalment)}** (${assumptions.incomeShare}% da renda), seguros dentro dela, se o imóvel aceitar financiamento`
      : 'à vista, porque você não disse a renda'
  return `Com ${means}, cabem imóveis de até cerca de **${reais(rounded)}**${where}, ${how}, e sobrando para ITBI e cartório. Reparos e desocupação dependem de cada um.\n\n${more}`
}
