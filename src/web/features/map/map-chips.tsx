import { X } from 'lucide-react'
import { useState } from 'react'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { type MapState, refineMapState } from './map-state.ts'

/** Maximum chips shown at once: they take two lines when their labels are long; the others are shown on demand. */
const maxVisibleChips = 4

/** The map's window and the active filters, each removable with one press. */
export function MapChips({
  state: { criteria, area },
  go,
}: {
  state: MapState
  go: (change: Partial<MapState>) => void
}) {
  const [all, setAll] = useState(false)
  const chips: { key: string; label: string; change: Partial<MapState> }[] = []
  if (area !== null) chips.push({ key: 'area', label: 'Área do mapa', change: { area: null, spot: null } })
  for (const { key, label, without } of buildCriteriaChips(criteria))
    chips.push({ key, label, change: refineMapState({ criteria }, without) })
  if (chips.length === 0) return null
  const shown = all || chips.length <= maxVisibleChips ? chips : chips.slice(0, maxVisibleChips - 1)
  const hidden = chips.length - shown.length
  return (
    <ul aria-label="Filtros ativos" className="map-chips">
      {shown.map(({ key, label, change }) => (
        <li key={key}>
          <button
            type="button"
            className="chip target"
            aria-label={`Remover filtro: ${label}`}
            onClick={() => go(change)}
          >
            <span className="truncate">{label}</span>
            <X className="size-3.5 shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            className="chip target"
            aria-label={`Mostrar mais ${hidden} filtros`}
            onClick={() => setAll(true)}
          >
            +{hidden}
          </button>
        </li>
      )}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className="target h-8 px-1 text-xs font-medium text-amber-text hover:underline"
            onClick={() =>
              go({ criteria: { ...emptyCriteria, sort: criteria.sort }, area: null, spot: null })
            }
          >
            Limpar
          </button>
        </li>
      )}
    </ul>
  )
}
