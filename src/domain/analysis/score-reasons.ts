import { integer, percent } from '../format.ts'
import { displayName } from '../property/names.ts'
import type { Category } from '../property/property.ts'
import { fewest, regionalGap, type ScoreFacts } from './score-facts.ts'
import { comingUp } from './urgency.ts'

const nouns: Record<Category, [one: string, several: string]> = {
  apartamento: ['apartamento', 'apartamentos'],
  casa: ['casa', 'casas'],
  terreno: ['terreno', 'terrenos'],
  rural: ['imóvel rural', 'imóveis rurais'],
  comercial: ['imóvel comercial', 'imóveis comerciais'],
}

/** `42 apartamentos`, of any category `42 imóveis`. */
function counted(total: number, category: Category | null): string {
  const [one, several] = category === null ? ['imóvel', 'imóveis'] : nouns[category]
  return `${integer(total)} ${total === 1 ? one : several}`
}

/** `42 apartamentos em Anápolis` */
const similar = ({ region, category, city }: ScoreFacts): string =>
  `${counted(region.sampleSize, category)} em ${displayName(city)}`

function discount({ discount: below }: ScoreFacts): string {
  if (below === null) return 'A Caixa não informa a avaliação'
  if (below === 0) return 'Preço igual à avaliação'
  return below > 0 ? `${percent(below)} abaixo da avaliação` : `${percent(-below)} acima da avaliação`
}

function liquidity(facts: ScoreFacts): string {
  const { photosKnown, withPhoto, sampleSize } = facts.region
  if (sampleSize === 0) return `Não há outros à venda em ${displayName(facts.city)} com que comparar`
  if (photosKnown >= fewest) {
    const seen = photosKnown === sampleSize ? '' : `, entre as ${integer(photosKnown)} fichas já conferidas`
    return `${similar(facts)}; ${percent((withPhoto / photosKnown) * 100)} com foto${seen}`
  }
  const checked = photosKnown === 0 ? 'ainda não se sabe quais' : `só se sabe de ${integer(photosKnown)} se`
  return `${similar(facts)}; ${checked} têm foto`
}

function financing({ financing: accepted }: ScoreFacts): string {
  if (accepted === null) return 'A lista não diz se aceita financiamento'
  return accepted ? 'Aceita financiamento' : 'Não aceita financiamento'
}

function regional(facts: ScoreFacts): string {
  const { sampleSize } = facts.region
  const gap = regionalGap(facts)
  if (gap === null) {
    return sampleSize === 0
      ? `Não há outros à venda em ${displayName(facts.city)} com que comparar`
      : `Só ${similar(facts)}; para comparar o preço, são precisos ${fewest}`
  }
  // As it will be shown: what rounds to nothing is no difference.
  const shown = Math.round(gap * 100) / 100
  if (shown === 0) return `No preço médio de ${similar(facts)}`
  return `${percent(Math.abs(shown))} ${shown > 0 ? 'abaixo' : 'acima'} do preço médio de ${similar(facts)}`
}

const urgency = ({ daysToAuction, modality }: ScoreFacts): string =>
  daysToAuction === null || daysToAuction < 0
    ? 'Sem data de leilão informada'
    : comingUp(modality, daysToAuction)

/** Why each part has its value, or why it is not known, as people say it. */
export const reasons = { discount, liquidity, financing, regional, urgency }
