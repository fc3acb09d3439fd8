import { SlidersHorizontal, X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ChatResults } from '#contract/chat-schemas.ts'
import type { SavedFiltersJson } from '#domain/search/saved-filters.ts'
import { classNames } from '../../../ui/class-names.ts'
import { buildUnderstoodChips } from './understood-criteria.ts'

const ChangeFilters = lazy(() => import('./change-filters.tsx'))

/**
 * Shows the understood filters as chips: each can be removed, and pressing its text opens the form at that filter.
 * Filters relaxed because nothing matched are struck through.
 */
export function UnderstoodChips({
  results,
  untold,
  disabled,
  onChange,
}: {
  results: Pick<ChatResults, 'asked' | 'filters' | 'relaxed'>
  /** Parts of the question that were not understood and that the answer's text does not mention. */
  untold: readonly string[]
  /** An answer is being written. */
  disabled: boolean
  /** Asks again with these filters. */
  onChange: (filters: SavedFiltersJson) => void
}) {
  const [changing, setChanging] = useState<{ at: string | null } | null>(null)
  const chips = buildUnderstoodChips(results)
  const place = useRef<HTMLDivElement>(null)
  const change = (filters: SavedFiltersJson) => {
    // The pressed chip disappears or is disabled; the focus stays in the list.
    place.current?.focus()
    onChange(filters)
  }
  return (
    <div ref={place} tabIndex={-1} className="mb-3 outline-none">
      {chips.length > 0 && (
        <>
          <div className="understood-head">
            <p className="text-xs text-ink-3">Entendi assim. Toque para mudar.</p>
            <button
              type="button"
              className="understood-change target"
              aria-haspopup="dialog"
              disabled={disabled}
              onClick={() => setChanging({ at: null })}
            >
              <SlidersHorizontal className="size-3.5" aria-hidden="true" />
              Mudar filtros
            </button>
          </div>
          <ul className="understood-all" aria-label="Entendi assim">
            {chips.map(({ key, label, setAside, without }) => (
              <li key={key} className={classNames('understood', setAside && 'understood-aside')}>
                <button
                  type="button"
                  className="understood-words"
                  aria-label={`Mudar: ${label}${setAside ? ' (deixado de lado)' : ''}`}
                  aria-haspopup="dialog"
                  disabled={disabled}
                  onClick={() => setChanging({ at: key })}
                >
                  {setAside ? <s>{label}</s> : label}
                </button>
                <button
                  type="button"
                  className="understood-away"
                  aria-label={`Remover filtro: ${label}`}
                  disabled={disabled}
                  onClick={() => change(without)}
                >
                  <X className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {untold.length > 0 && (
        <p className="mt-2 text-xs text-pretty text-ink-2">
          Não entendi: {untold.map(words => `“${words}”`).join(', ')}. Tente dizer de outro jeito.
        </p>
      )}
      {changing && (
        <Suspense>
          <ChangeFilters
            // A relaxed filter would find nothing again.
            searched={results.relaxed.length > 0 ? results.filters : results.asked}
            at={changing.at}
            onApply={change}
            onClose={() => setChanging(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
