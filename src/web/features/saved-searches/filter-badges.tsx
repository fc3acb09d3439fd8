import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { sortLabels } from '../filters/search-words.ts'

const Badge = ({ children }: { children: string }) => (
  <li className="max-w-full truncate rounded-sm bg-raised-2 px-2 py-1 text-xs text-ink-2">{children}</li>
)

/** The criteria of a search as badges. */
export function FilterBadges({ criteria }: { criteria: Criteria }) {
  const chips = buildCriteriaChips(criteria)
  return (
    <ul aria-label="Filtros" className="flex flex-wrap gap-1.5">
      {chips.length === 0 && <Badge>Todos os imóveis</Badge>}
      {chips.map(({ key, label }) => (
        <Badge key={key}>{label}</Badge>
      ))}
      {criteria.sort !== emptyCriteria.sort && <Badge>{`Ordem: ${sortLabels[criteria.sort]}`}</Badge>}
    </ul>
  )
}
