import { X } from 'lucide-react'
import { everything } from '#domain/search/criteria.ts'
import { chipsOf } from '../search/chips.ts'
import { type MapState, refined } from './map-state.ts'

/** Active filters and the area, each removable at once. */
export function Chips({
  state: { criteria, area, drawn },
  go,
}: {
  state: MapState
  go: (change: Partial<MapState>) => void
}) {
  const chips: { key: string; label: string; change: Partial<MapState> }[] = chipsOf(criteria).map(
    ({ key, label, without }) => ({ key, label, change: refined({ criteria }, without) }),
  )
  if (area !== null) chips.push({ key: 'area', label: 'Área do mapa', change: { area: null, spot: null } })
  if (drawn !== null)
    chips.push({ key: 'drawn', label: 'Área desenhada', change: { drawn: null, spot: null } })
  if (chips.length === 0) return null
  return (
    <ul aria-label="Filtros ativos" className="no-bar flex gap-2 overflow-x-auto py-1">
      {chips.map(({ key, label, change }) => (
        <li key={key} className="shrink-0">
          <button
            type="button"
            className="chip target"
            aria-label={`Remover filtro: ${label}`}
            onClick={() => go(change)}
          >
            <span className="max-w-56 truncate">{label}</span>
            <X className="size-3.5 shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li className="shrink-0">
          <button
            type="button"
            className="target h-8 px-1 text-xs font-medium text-amber-text hover:underline"
            onClick={() =>
              go({
                criteria: { ...everything, sort: criteria.sort },
                area: null,
                drawn: null,
                spot: null,
              })
            }
          >
            Limpar
          </button>
        </li>
      )}
    </ul>
  )
}
