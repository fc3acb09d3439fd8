import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { sortLabels } from '../filters/search-words.ts'

/** The criteria of a search in one line of text, the whole of it on hover. */
export function FilterLine({ criteria }: { criteria: Criteria }) {
  const labels = buildCriteriaChips(criteria).map(({ key, label }) => ({ key, label }))
  if (labels.length === 0) labels.push({ key: 'all', label: 'Todos os imóveis' })
  if (criteria.sort !== emptyCriteria.sort)
    labels.push({ key: 'sort', label: `Ordem: ${sortLabels[criteria.sort]}` })
  return (
    <ul aria-label="Filtros" className="filter-line" title={labels.map(({ label }) => label).join(', ')}>
      {labels.map(({ key, label }) => (
        <li key={key}>{label}</li>
      ))}
    </ul>
  )
}
