import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { shortMoney } from '#domain/search/criteria-figures.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { sortLabels } from '../filters/search-words.ts'

interface FilterBadge {
  key: string
  label: string
}

/** The lowest and the highest price, each with its name. */
const priceBadges = ({ minPrice, maxPrice }: Criteria): FilterBadge[] => [
  ...(minPrice === null ? [] : [{ key: 'minPrice', label: `Preço Mínimo: ${shortMoney(minPrice)}` }]),
  ...(maxPrice === null ? [] : [{ key: 'maxPrice', label: `Preço Máximo: ${shortMoney(maxPrice)}` }]),
]

/** The criteria of a search, a badge for each. */
export function FilterBadges({ criteria }: { criteria: Criteria }) {
  const labels = buildCriteriaChips(criteria).flatMap(({ key, label }): FilterBadge[] =>
    key === 'minPrice' ? priceBadges(criteria) : [{ key, label }],
  )
  if (labels.length === 0) labels.push({ key: 'all', label: 'Todos os imóveis' })
  if (criteria.sort !== emptyCriteria.sort)
    labels.push({ key: 'sort', label: `Ordem: ${sortLabels[criteria.sort]}` })
  return (
    <ul aria-label="Filtros" className="flex flex-wrap gap-1.5">
      {labels.map(({ key, label }) => (
        <li
          key={key}
          className="max-w-full rounded-sm bg-raised-2 px-2 py-0.5 text-xs/5.5 wrap-anywhere text-ink-2"
        >
          {label}
        </li>
      ))}
    </ul>
  )
}
