import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** A titled group of related fields. */
export function CostGroup({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="cost-group">
      <h2 id={id} className="flex items-center gap-2.5 text-md font-semibold">
        <Icon className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        {title}
      </h2>
      <div className="mt-3 grid gap-x-3 gap-y-3 min-[21.25rem]:grid-cols-2">{children}</div>
    </section>
  )
}
