import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'

/**
 * Scrolls again in the next frames, because off-screen content gets its real height only when rendered
 * (reading.css).
 */
function scrollToGroup(id: string, frames = 4): void {
  const group = document.getElementById(id)
  group?.scrollIntoView({ block: 'start' })
  group?.focus({ preventScroll: true })
  if (frames > 1) requestAnimationFrame(() => scrollToGroup(id, frames - 1))
}

export interface GroupCount {
  key: string
  name: string
  total: number
  /** The element that a press shows. */
  target: string
  icon: LucideIcon
  ink: string
  plate: string
}

/** How many points there are of each kind; a press shows them. */
export const ReadingCounts = ({
  label,
  counts,
  onPress,
}: {
  label: string
  counts: readonly GroupCount[]
  onPress?: () => void
}) => (
  <ul aria-label={label} className="grid grid-cols-3 gap-2 sm:gap-3">
    {counts.map(({ key, name, total, target, icon: Icon, ink, plate }) => (
      <li key={key}>
        <button
          type="button"
          className={classNames(
            'flex flex-wrap items-center gap-x-2 w-full min-h-target px-3 py-2.5 border border-transparent rounded-lg text-left enabled:hover:border-line-strong [&>:last-child]:basis-full sm:px-4 sm:py-3.5',
            total === 0 ? 'bg-raised-2' : plate,
          )}
          disabled={total === 0}
          onClick={() => {
            onPress?.()
            requestAnimationFrame(() => scrollToGroup(target))
          }}
        >
          <Icon className={classNames('size-5 shrink-0', total === 0 ? 'text-ink-3' : ink)} />
          <span className="text-xl font-bold tabular-nums">{total}</span>
          <span className="text-xs text-ink-2 sm:text-sm">{name}</span>
        </button>
      </li>
    ))}
  </ul>
)
