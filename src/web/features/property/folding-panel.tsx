import { ChevronDown, type LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import { Panel } from '../../ui/panel.tsx'

/** Whether secondary cards are folded: on a phone. */
export const FoldedContext = createContext(false)

/** A secondary card: open on a wide screen, closed below its title and one line of summary on a phone. */
export function FoldingPanel({
  icon: Icon,
  title,
  summary,
  children,
}: {
  icon: LucideIcon
  title: string
  /** What the card says in a few words; shown while it can be folded. */
  summary: string
  children: ReactNode
}) {
  const heading = useId()
  if (!use(FoldedContext))
    return (
      <Panel icon={Icon} title={title}>
        {children}
      </Panel>
    )
  return (
    <section aria-labelledby={heading} className="panel">
      <details className="folding-panel">
        <summary>
          <Icon className="mt-0.5 size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
          <span className="min-w-0 flex-1">
            <h2 id={heading} className="text-md font-semibold">
              {title}
            </h2>
            <span className="block text-sm text-pretty wrap-anywhere text-ink-3">{summary}</span>
          </span>
          <ChevronDown className="folding-panel-arrow" aria-hidden="true" />
        </summary>
        <div className="mt-4">{children}</div>
      </details>
    </section>
  )
}
