import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** A card: a title with its icon, the controls beside it, and its content. */
export function Panel({
  icon: Icon,
  title,
  aside,
  className,
  children,
}: {
  icon: LucideIcon
  title: string
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={classNames('panel', className)}>
      <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={heading} className="flex items-center gap-2.5 text-md font-semibold">
          <Icon className="size-4.5 shrink-0 text-ink-3" />
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
