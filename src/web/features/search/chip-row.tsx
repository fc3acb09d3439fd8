import { X } from 'lucide-react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'

/** The active filters, each removable with one press. */
export function ChipRow({ criteria, apply }: { criteria: Criteria; apply: (criteria: Criteria) => void }) {
  const chips = buildCriteriaChips(criteria)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filtros ativos" className="mt-2 flex flex-wrap gap-2 lg:mt-3">
      {chips.map(chip => (
        <li key={chip.key} className="max-w-full">
          <button
            type="button"
            className="chip target max-w-full"
            aria-label={`Remover filtro: ${chip.label}`}
            onClick={() => apply(chip.without)}
          >
            <span className="min-w-0 truncate">{chip.label}</span>
            <X className="size-3.5 shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  )
}
