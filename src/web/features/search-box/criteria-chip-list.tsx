import { X } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { writePageAddress } from '../../framework/page-location.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { useMedia } from '../../ui/use-media.ts'

/**
 * Returns how many chips fit in one row: all, or as many as leave room for the button that shows the others. All
 * lengths are in CSS pixels.
 */
export function countFittingChips(
  widths: readonly number[],
  { room, gap, button }: { room: number; gap: number; button: number },
): number {
  let end = -gap
  let besideButton = 0
  for (const width of widths) {
    end += gap + width
    if (end + gap + button <= room) besideButton++
  }
  return end <= room ? widths.length : besideButton
}

/** A low window, as in tokens.css: the chips take one row, so that the first result stays in view. */
const lowScreenQuery = '(height < 32rem)'
/** What the button of the folded chips takes at most (rem), as in search-box.css. */
const foldButtonWidth = 6

const pixels = (length: string): number => Number.parseFloat(length) || 0

/**
 * Returns how many chips of the list fit in its one row in a low window, `null` where all do; `undefined` in other
 * windows, which show all, and until the row is measured, which CSS shows as it will be.
 */
function useFittingChips(
  list: RefObject<HTMLUListElement | null>,
  labels: string,
): number | null | undefined {
  const low = useMedia(lowScreenQuery)
  const [fitting, setFitting] = useState<number | null>()
  useLayoutEffect(() => {
    const element = list.current
    if (!low || !element) return undefined
    const measure = () => {
      const style = getComputedStyle(element)
      const widths = [...element.querySelectorAll('.search-chip')].map(
        chip => chip.getBoundingClientRect().width,
      )
      const next = countFittingChips(widths, {
        // Until it is measured, the row keeps the room of the button free at its end.
        room: element.clientWidth - 2 * pixels(style.paddingLeft),
        gap: pixels(style.columnGap),
        button: foldButtonWidth * pixels(getComputedStyle(document.documentElement).fontSize),
      })
      setFitting(next < widths.length ? next : null)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, low, labels])
  return low ? fitting : undefined
}

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
            <span className="truncate block">{chip.label}</span>
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
            className="text-xs/5.5 h-8.5 px-2.5 border border-dashed border-line-strong rounded-sm text-ink-2 font-medium whitespace-nowrap hover:text-ink pointer-coarse:h-9 target"
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
