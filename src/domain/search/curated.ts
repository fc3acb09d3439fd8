import type { Modality } from '../property/property.ts'
import type { Uf } from '../states.ts'
import { fold } from '../text.ts'
import type { CuratedList } from './curated-lists.ts'
import { type Compare, descending, inTurn, newestFirst, photoMissingLast, soonestFirst } from './order.ts'
import type { Searchable } from './searchable.ts'

/** The number of listings the screen requests. */
export const curatedLimits: Record<CuratedList, number> = { roi: 90, ending: 60, premium: 60, discount: 90 }

/** Gross ROI above this, in percent. */
export const highRoi = 20

/** Appraisal above this, in centavos. */
export const premiumEvaluation = 200_000_00

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
).map(([state, city]) => ({ state, cityKey: fold(city) }))

/** Ranks how soon a sale without a date is assumed to end; a higher number is sooner. */
export const modalityWeight = (modality: Modality | null): number =>
  modality === 'leilao' ? 3 : modality === 'venda-online' ? 2 : 1

interface Rule {
  takes: (listing: Searchable) => boolean
  compare: (now: Date) => Compare
}

/** The members and the order of each curated list (docs/decisions/011; SQL: server/catalogue/curated.ts). */
export const curated: Record<CuratedList, Rule> = {
  roi: {
    takes: listing => listing.roi !== null && listing.roi > highRoi,
    compare: () => inTurn(descending(listing => listing.roi)),
  },
  ending: {
    takes: listing => listing.modality !== null,
    compare: now =>
      inTurn(
        soonestFirst(now),
        descending(listing => modalityWeight(listing.modality)),
        newestFirst,
      ),
  },
  premium: {
    takes: listing =>
      listing.evaluation !== null &&
      listing.evaluation > premiumEvaluation &&
      premiumCities.some(city => city.state === listing.state && city.cityKey === listing.cityKey),
    compare: () =>
      inTurn(
        photoMissingLast,
        descending(listing => listing.evaluation),
      ),
  },
  discount: {
    takes: listing => listing.discount !== null && listing.discount > 0,
    compare: () => inTurn(descending(listing => listing.discount)),
  },
}
