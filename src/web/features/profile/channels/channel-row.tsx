import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** One channel: what it is, how it stands, what can be done about it, and below it what follows from that. */
export function ChannelRow({
  icon: Icon,
  title,
  status,
  action,
  children,
}: {
  icon: LucideIcon
  title: string
  status: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  const id = useId()
  return (
    <li aria-labelledby={id} className="py-3">
      <div className="flex min-h-target items-center gap-4">
        <Icon className="size-5 shrink-0 text-ink-3" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-44">
            <h3 id={id} className="font-medium">
              {title}
            </h3>
            <p aria-live="polite" className="min-h-5 text-sm text-ink-2 text-pretty">
              {status}
            </p>
          </div>
          {action}
        </div>
      </div>
      {children}
    </li>
  )
}
