import { X } from 'lucide-react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'

/** The active filters, each removable with one press. */
export function ChipRow({ criteria, apply }: { criteria: Criteria; apply: (criteria: Criteria) => void }) {
  const chips = buildCriteriaChips(criteria)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filtros ativos" className="flex gap-2 lg:flex-wrap">
      {chips.map(chip => (
        <li key={chip.key} className="shrink-0">
          <button
            type="button"
            className="chip target"
            aria-label={`Remover filtro: ${chip.label}`}
            onClick={() => apply(chip.without)}
          >
            <span className="max-w-56 truncate">{chip.label}</span>
            <X className="size-3.5 shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  )
}
