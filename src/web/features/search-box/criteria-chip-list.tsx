import { X } from 'lucide-react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'

/** The applied criteria inside the box: each can be changed and removed. */
export function CriteriaChipList({
  criteria,
  onEdit,
  onRemove,
}: {
  criteria: Criteria
  /** Receives the chip's key. */
  onEdit: (key: string) => void
  onRemove: (without: Criteria) => void
}) {
  const chips = buildCriteriaChips(criteria)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filtros ativos" className="search-chips">
      {chips.map(chip => (
        <li key={chip.key} className="search-chip">
          <button
            type="button"
            className="search-chip-words"
            aria-label={`Mudar: ${chip.label}`}
            onClick={() => onEdit(chip.key)}
          >
            <span className="truncate">{chip.label}</span>
          </button>
          <button
            type="button"
            className="search-chip-away"
            aria-label={`Remover filtro: ${chip.label}`}
            onClick={() => onRemove(chip.without)}
          >
            <X className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
