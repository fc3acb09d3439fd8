import './other-accounts-drawer.css'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { onAccountCleared } from '../../data/account/session.ts'

/** The subjects whose drawer is open: it stays so after a visit elsewhere, and when the columns change. */
const openedDrawers = new Set<string>()
onAccountCleared(() => openedDrawers.clear())

/** The one drawer of a page, closed at first, for every figure of return or market value besides the net ROI. */
export function OtherAccountsDrawer({
  subject,
  names,
  children,
}: {
  /** The subject of the figures: a drawer that was opened for it stays open. */
  subject: string
  /** The drawer's contents, in one line. */
  names: string
  /** Rendered while it is open. */
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(() => openedDrawers.has(subject))
  return (
    <details
      className="panel other-accounts"
      open={isOpen}
      onToggle={event => {
        const opened = event.currentTarget.open
        if (opened) openedDrawers.add(subject)
        else openedDrawers.delete(subject)
        setOpen(opened)
      }}
    >
      <summary className="flex items-center gap-3 rounded-sm">
        <ChevronRight className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span>
          <span className="block text-md font-semibold">Outras contas</span>
          <span className="block text-sm text-pretty text-ink-3">{names}</span>
        </span>
      </summary>
      {isOpen && <div className="mt-4 border-t border-line pt-4">{children}</div>}
    </details>
  )
}
