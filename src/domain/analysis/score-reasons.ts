import { listingNoun } from '../property/category-nouns.ts'
import { formatCentavos, formatWholePercent, integerFormat } from '../format-figures.ts'
import { formatPlaceName } from '../property/place-names.ts'
import type { Category } from '../property/listing.ts'
import { minRegionSample, computeRegionalGap, type ScoreFacts, type StatedFacts } from './score-facts.ts'
import { describeUpcomingEvent } from './auction-urgency.ts'

/** `42 apartamentos`, without a category `42 imóveis`. */
function counted(total: number, category: Category | null): string {
  const { one, many } = listingNoun(category)
  return `${integerFormat(total)} ${total === 1 ? one : many}`
}

/** `42 apartamentos em Anápolis`: those of the newest list. */
const similar = ({ region, category, city }: ScoreFacts): string =>
  `${counted(region.sampleSize, category)} em ${formatPlaceName(city)}`

/** Names the listings of an average, and whether this one is among them: `42 apartamentos em Anápolis, com este`. */
const together = (facts: ScoreFacts): string =>
  `${similar(facts)}${facts.listed === 'listed' ? ', com este' : ''}`

/** The sentence for a region without another listing in the newest list. */
function alone({ region, category, city, listed }: ScoreFacts): string | null {
  if (region.sampleSize > (listed === 'listed' ? 1 : 0)) return null
  const { one } = listingNoun(category)
  return region.sampleSize === 0
    ? `Não há outros em ${formatPlaceName(city)} na lista com que comparar`
    : `É o único ${one} em ${formatPlaceName(city)} na lista`
}

function discount({ discount: below }: ScoreFacts): string {
  if (below === null) return 'A Caixa não informa a avaliação'
  if (below === 0) return 'Preço igual à avaliação'
  return below > 0
    ? `${formatWholePercent(below)} abaixo da avaliação`
    : `${formatWholePercent(-below)} acima da avaliação`
}

function liquidity(facts: ScoreFacts): string {
  const { photosKnown, withPhoto, sampleSize } = facts.region
  const none = alone(facts)
  if (none) return none
  if (photosKnown >= minRegionSample) {
    const seen =
      photosKnown === sampleSize ? '' : `, entre as ${integerFormat(photosKnown)} fichas já conferidas`
    return `${similar(facts)}; ${formatWholePercent((withPhoto / photosKnown) * 100)} com foto${seen}`
  }
  if (photosKnown === 0) return `${similar(facts)}; ainda não se sabe quais têm foto`
  const have = photosKnown === 1 ? 'tem' : 'têm'
  return `${similar(facts)}; só se sabe se ${integerFormat(photosKnown)} ${have} foto`
}

function financing({ financing: accepted }: StatedFacts): string {
  if (accepted === null) return 'A lista não diz se aceita financiamento'
  return accepted ? 'Aceita financiamento' : 'Não aceita financiamento'
}

function regional(facts: ScoreFacts): string {
  const gap = computeRegionalGap(facts)
  if (gap === null) {
    return alone(facts) ?? `Só ${together(facts)}; para comparar o preço, são precisos ${minRegionSample}`
  }
  // Rounded as shown: a difference that rounds to zero is not mentioned.
  const shown = Math.round(gap * 100) / 100
  if (shown === 0) return `No preço médio de ${together(facts)}`
  return `${formatWholePercent(Math.abs(shown))} ${shown > 0 ? 'abaixo' : 'acima'} do preço médio de ${together(facts)}`
}

function urgency({ daysToAuction, modality, listed }: ScoreFacts): string {
  if (listed === 'gone') return 'Saiu da lista da Caixa'
  if (daysToAuction === null) return 'Sem data de leilão informada'
  return daysToAuction < 0
    ? 'As datas informadas já passaram'
    : describeUpcomingEvent(modality, daysToAuction)
}

function occupancy({ occupancy: known }: StatedFacts): string {
  if (known === null) return 'Não se sabe se está ocupado'
  return known === 'vacant' ? 'Desocupado' : 'Ocupado: a desocupação é por sua conta'
}

function debts({ debtsStated, condoDebtLimit, knownDebt }: StatedFacts): string {
  if (knownDebt !== undefined)
    return knownDebt === 0
      ? 'Nenhuma dívida fica com o comprador'
      : `Dívidas por sua conta: ${formatCentavos(knownDebt)}`
  if (!debtsStated) return 'Não se sabe quem paga condomínio e tributos em atraso'
  if (condoDebtLimit === null) return 'A página não limita o condomínio em atraso que fica com o comprador'
  return condoDebtLimit === 0
    ? 'A Caixa paga o condomínio em atraso'
    : `Condomínio em atraso por sua conta: até ${formatCentavos(condoDebtLimit)}`
}

/** Explains, in Portuguese, the value of each part of the score or why it is unknown. */
export const describeScorePart = { discount, liquidity, financing, regional, urgency, occupancy, debts }
