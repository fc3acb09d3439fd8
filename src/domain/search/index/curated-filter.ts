import { foldText } from '../../fold-text.ts'
import { modalities } from '../../property/listing.ts'
import { highGrossRoiPercent, premiumCities, premiumEvaluationCentavos } from '../curated-list-rules.ts'
import type { CuratedList } from '../curated-lists.ts'
import { keepCodes, keepRange, keepWhere } from './keep-listings.ts'
import type { ListingIndex } from './listing-index.ts'
import { acceptCodes, type ListingFilter } from './place-filters.ts'

/** Creates the filter of the members of a curated list (docs/decisions/011). */
export function createCuratedFilter({ columns, places }: ListingIndex, list: CuratedList): ListingFilter {
  switch (list) {
    case 'roi':
      return set => keepWhere(set, at => columns.roi[at]! > highGrossRoiPercent)
    case 'ending': {
      const known = acceptCodes(modalities.length + 1, code => code > 0)
      return set => keepCodes(set, columns.modality, known)
    }
    case 'premium': {
      const keys = new Set(premiumCities.map(({ state, city }) => `${state} ${foldText(city)}`))
      const premium = acceptCodes(places.cities.length, code => {
        const { state, municipality } = places.cities[code]!
        return municipality !== null && keys.has(`${state} ${foldText(municipality.name)}`)
      })
      return set => {
        keepCodes(set, columns.city, premium)
        keepRange(set, columns.evaluation, premiumEvaluationCentavos + 1, null)
      }
    }
    case 'discount':
      return set => keepWhere(set, at => columns.discount[at]! > 0)
  }
}
