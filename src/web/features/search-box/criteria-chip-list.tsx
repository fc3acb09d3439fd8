import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { writePageAddress } from '../../framework/page-location.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { useFittingChips } from './use-fitting-chips.ts'

/** Writes how many filters the row leaves out. */
const describeFolded = (fitting: number, all: number): string =>
  `${fitting > 0 ? '+' : ''}${all - fitting} ${all - fitting === 1 ? 'filtro' : 'filtros'}`

/**
 * The applied criteria inside the box: each can be changed and removed. In a low window they take one row, whose button
 * shows the others.
 */
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
  const list = useRef<HTMLUListElement>(null)
  const [expanded, setExpanded] = useState(false)
  const fitting = useFittingChips(list, chips.map(({ label }) => label).join('\n'))
  if (chips.length === 0) return null
  const isFolded = typeof fitting === 'number'
  const shown = isFolded && !expanded ? fitting : chips.length
  return (
    <ul
      ref={list}
      aria-label="Filtros ativos"
      className="search-chips"
      data-measured={fitting !== undefined || undefined}
    >
      {chips.map((chip, index) => (
        <li key={chip.key} className="search-chip" data-folded={index >= shown || undefined}>
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
            className="search-chip-away needs-script"
            aria-label={`Remover filtro: ${chip.label}`}
            onClick={() => onRemove(chip.without)}
          >
            <X className="size-3.5" />
          </button>
          <noscript>
            <a
              href={writePageAddress({ to: pagePaths.search, search: writeSearchAddress(chip.without) })}
              aria-label={`Remover filtro: ${chip.label}`}
              className="search-chip-away"
            >
              <X className="size-3.5" />
            </a>
          </noscript>
        </li>
      ))}
      {isFolded && (
        <li>
          <button
            type="button"
            className="search-chips-fold target"
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? 'Menos' : describeFolded(fitting, chips.length)}
          </button>
        </li>
      )}
    </ul>
  )
}
