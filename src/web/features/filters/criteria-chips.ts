import { formatPlaceName } from '#domain/property/place-names.ts'
import { type Criteria, defaultWithinKm } from '#domain/search/search-criteria.ts'
import { stateName } from '#domain/states.ts'
import { formatArea, formatPercent, formatReais, formatShortMoney } from '../../ui/format-text.ts'
import { categoryLabels, modalityLabels, occupancyLabels } from '../listing/listing-labels.ts'

/** One active filter in words, and the criteria without it. */
export interface CriteriaChip {
  key: string
  label: string
  without: Criteria
}

/** Formats `de A a B`, `a partir de A`, `até B`; `null` when neither end is set. */
function range(min: number | null, max: number | null, write: (value: number) => string): string | null {
  if (min !== null && max !== null) return `${write(min)} a ${write(max)}`
  if (min !== null) return `a partir de ${write(min)}`
  return max === null ? null : `até ${write(max)}`
}

const formatOrNull = (value: number | null, write: (value: number) => string): string | null =>
  value === null ? null : write(value)

const reais = (centavos: number): string =>
  centavos % 100 === 0 ? formatShortMoney(centavos / 100) : formatReais(centavos / 100)

/** Formats `Campinas e vizinhos até 30 km`; `null` when no surroundings are searched. */
const describeNear = ({ near, within }: Criteria): string | null =>
  near === null
    ? null
    : `${formatPlaceName(near.replace(/,[^,]*$/, ''))} e vizinhos até ${within ?? defaultWithinKm} km`

const removeValue = <T>(list: readonly T[], value: T): T[] => list.filter(other => other !== value)

/** Returns every active filter as a chip, in the order of the form. */
export function buildCriteriaChips(criteria: Criteria): CriteriaChip[] {
  const chips: CriteriaChip[] = []
  const add = (key: string, label: string | null, change: Partial<Criteria>): void => {
    if (label !== null) chips.push({ key, label, without: { ...criteria, ...change } })
  }
  const yesNo = (value: boolean | null, yes: string, no: string) => (value === null ? null : value ? yes : no)

  add('text', criteria.text && `“${criteria.text}”`, { text: null })
  for (const uf of criteria.state) {
    const state = removeValue(criteria.state, uf)
    add(`state-${uf}`, stateName(uf), { state, city: [], neighborhood: [] })
  }
  for (const city of criteria.city)
    add(`city-${city}`, formatPlaceName(city), {
      city: removeValue(criteria.city, city),
      neighborhood: [],
    })
  for (const name of criteria.neighborhood)
    add(`neighborhood-${name}`, formatPlaceName(name), {
      neighborhood: removeValue(criteria.neighborhood, name),
    })
  add('near', describeNear(criteria), { near: null, within: null })
  add('shape', criteria.shape && 'Área desenhada', { shape: null })
  for (const category of criteria.category)
    add(`category-${category}`, categoryLabels[category], {
      category: removeValue(criteria.category, category),
    })
  add('price', range(criteria.minPrice, criteria.maxPrice, reais), { minPrice: null, maxPrice: null })
  add('area', range(criteria.minArea, criteria.maxArea, formatArea), { minArea: null, maxArea: null })
  add(
    'discount',
    formatOrNull(criteria.minDiscount, least => `Desconto ≥ ${formatPercent(least, 2)}`),
    {
      minDiscount: null,
    },
  )
  add(
    'netRoi',
    formatOrNull(criteria.minNetRoi, least =>
      least === 0 ? 'Sem prejuízo estimado' : `ROI líquido ≥ ${formatPercent(least, 2)}`,
    ),
    { minNetRoi: null },
  )
  add(
    'rooms',
    formatOrNull(criteria.minRooms, least => `${least}+ quartos`),
    { minRooms: null },
  )
  add(
    'garage',
    formatOrNull(criteria.minGarage, least => `${least}+ vagas`),
    { minGarage: null },
  )
  for (const modality of criteria.modality)
    add(`modality-${modality}`, modalityLabels[modality], {
      modality: removeValue(criteria.modality, modality),
    })
  add('financing', yesNo(criteria.financing, 'Aceita financiamento', 'Não aceita financiamento'), {
    financing: null,
  })
  add('fgts', yesNo(criteria.fgts, 'Aceita FGTS', 'Não aceita FGTS'), { fgts: null })
  add('occupancy', criteria.occupancy && occupancyLabels[criteria.occupancy], { occupancy: null })
  add('auction', yesNo(criteria.hasAuctionDate, 'Com data de leilão', 'Sem data de leilão'), {
    hasAuctionDate: null,
  })
  return chips
}
