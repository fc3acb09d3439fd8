import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A section of the account pages, in a frame. */
export const PageSection = ({
  id,
  title,
  icon: Icon,
  intro,
  danger = false,
  children,
}: {
  id: string
  title: string
  icon: LucideIcon
  intro?: ReactNode
  danger?: boolean
  children: ReactNode
}) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={classNames(
      'min-w-0 rounded-2xl border bg-raised p-4 shadow-card sm:p-6',
      danger ? 'border-risk/40' : 'border-line',
    )}
  >
    <h2
      id={`${id}-title`}
      tabIndex={-1}
      className="flex items-center gap-2.5 text-md font-semibold outline-none"
    >
      <Icon className={classNames('size-5 shrink-0', danger ? 'text-risk' : 'text-ink-3')} />
      {title}
    </h2>
    {intro && <p className="mt-1.5 text-sm text-ink-2 text-pretty">{intro}</p>}
    {children && <div className="mt-4">{children}</div>}
  </section>
)
