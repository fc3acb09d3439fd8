import './other-accounts-drawer.css'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** The one closed drawer of a page for every figure of return or market value besides the net ROI. */
export function OtherAccountsDrawer({
  names,
  children,
}: {
  /** What it holds, in a line. */
  names: string
  /** Rendered from the first opening on. */
  children: ReactNode
}) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="panel other-accounts"
      onToggle={event => {
        if (event.currentTarget.open) setOpened(true)
      }}
    >
      <summary className="flex list-none items-center gap-3 rounded-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span>
          <span className="block text-md font-semibold">Outras contas</span>
          <span className="block text-sm text-pretty text-ink-3">{names}</span>
        </span>
      </summary>
      {opened && <div className="mt-4 border-t border-line pt-4">{children}</div>}
    </details>
  )
}
