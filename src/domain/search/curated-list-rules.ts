import type { Modality } from '../property/listing.ts'
import type { Uf } from '../states.ts'
import { foldText } from '../fold-text.ts'
import type { CuratedList } from './curated-lists.ts'
import {
  type CompareListings,
  compareDescending,
  compareInTurn,
  compareNewestFirst,
  comparePhotoMissingLast,
  compareSoonestFirst,
} from './listing-order.ts'
import type { SearchableListing } from './searchable-listing.ts'

/** The number of listings the screen requests. */
export const curatedLimits: Record<CuratedList, number> = { roi: 90, ending: 60, premium: 60, discount: 90 }

/** Gross ROI above this, in percent. */
export const highGrossRoiPercent = 20

/** Appraisal above this, in centavos. */
export const premiumEvaluationCentavos = 200_000_00

/** The 20 premium cities with their states, since names such as Vitória and Santos also exist elsewhere. */
export const premiumCities: readonly { state: Uf; cityKey: string }[] = (
  [
    ['SP', 'São Paulo'],
    ['RJ', 'Rio de Janeiro'],
    ['MG', 'Belo Horizonte'],
    ['DF', 'Brasília'],
    ['PR', 'Curitiba'],
    ['RS', 'Porto Alegre'],
    ['BA', 'Salvador'],
    ['CE', 'Fortaleza'],
    ['PE', 'Recife'],
    ['GO', 'Goiânia'],
    ['SC', 'Florianópolis'],
    ['ES', 'Vitória'],
    ['SP', 'Campinas'],
    ['AM', 'Manaus'],
    ['PA', 'Belém'],
    ['SP', 'Santos'],
    ['RJ', 'Niterói'],
    ['SP', 'Ribeirão Preto'],
    ['SP', 'São Bernardo do Campo'],
    ['SP', 'São José dos Campos'],
  ] as const
).map(([state, city]) => ({ state, cityKey: foldText(city) }))

/** Ranks how soon a sale without a date is assumed to end; a higher number is sooner. */
const modalityUrgency = (modality: Modality | null): number =>
  modality === 'leilao' ? 3 : modality === 'venda-online' ? 2 : 1

interface CuratedListRule {
  takes: (listing: SearchableListing) => boolean
  compare: (now: Date) => CompareListings
}

/** The members and the order of each curated list (docs/decisions/011; SQL: server/catalogue/curated-search.ts). */
export const curatedListRules: Record<CuratedList, CuratedListRule> = {
  roi: {
    takes: listing => listing.roi !== null && listing.roi > highGrossRoiPercent,
    compare: () => compareInTurn(compareDescending(listing => listing.roi)),
  },
  ending: {
    takes: listing => listing.modality !== null,
    compare: now =>
      compareInTurn(
        compareSoonestFirst(now),
        compareDescending(listing => modalityUrgency(listing.modality)),
        compareNewestFirst,
      ),
  },
  premium: {
    takes: listing =>
      listing.evaluation !== null &&
      listing.evaluation > premiumEvaluationCentavos &&
      premiumCities.some(city => city.state === listing.state && city.cityKey === listing.cityKey),
    compare: () =>
      compareInTurn(
        comparePhotoMissingLast,
        compareDescending(listing => listing.evaluation),
      ),
  },
  discount: {
    takes: listing => listing.discount !== null && listing.discount > 0,
    compare: () => compareInTurn(compareDescending(listing => listing.discount)),
  },
}
