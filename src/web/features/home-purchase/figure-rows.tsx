import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'

/** A figure's name, its text, and the mark that ties it to a bar. */
export interface FigureRow {
  key: string
  name: ReactNode
  text: string
  /** The class of the mark before the name. */
  mark?: string
  tone?: 'risk' | 'gain' | undefined
}

/** Names and figures in rows. */
export const FigureRows = ({ rows }: { rows: readonly FigureRow[] }) => (
  <dl className="text-sm/5.5 mt-3 [&_dd]:font-semibold [&_dd]:whitespace-nowrap">
    {rows.map(({ key, name, text, mark, tone }) => (
      <div className="flex items-center justify-between gap-4 min-h-10 border-t border-line" key={key}>
        <dt className="flex items-center gap-2.5 min-w-0 text-ink-2">
          {mark && (
            <span className={classNames('size-3 flex-none rounded-[0.1875rem]', mark)} aria-hidden="true" />
          )}
          {name}
        </dt>
        <dd className={tone && `text-${tone}`}>{text}</dd>
      </div>
    ))}
  </dl>
)

/** Where figures come from, folded. */
export const Sources = ({ lines }: { lines: readonly string[] }) => (
  <details className="mt-2 text-2xs text-ink-3">
    <summary className="inline-flex min-h-8 items-center underline decoration-ink-3 decoration-dotted decoration-1 underline-offset-4 hover:text-ink pointer-coarse:min-h-target">
      De onde vem
    </summary>
    <ul>
      {[...new Set(lines)].map(line => (
        <li className="mt-1 text-pretty" key={line}>
          {line}
        </li>
      ))}
    </ul>
  </details>
)

/** A card of which one sentence says the answer; what leads to it is folded. */
export function FoldedPanel({
  icon,
  title,
  answer,
  more,
  isOpen = false,
  children,
}: {
  icon: LucideIcon
  title: string
  answer: ReactNode
  /** What is folded, in a few words. */
  more: string
  /** Whether it is open at first. */
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <Panel icon={icon} title={title}>
      <p className="text-sm text-pretty text-ink-2">{answer}</p>
      <details className="group mt-3 border-t border-line" open={isOpen}>
        <summary className="-mb-3 flex min-h-target items-center justify-between gap-2 text-sm/5.5 font-medium group-open:mb-2">
          {more}
          <ChevronDown
            className="size-4 shrink-0 text-ink-3 transition-[rotate] group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        {children}
      </details>
    </Panel>
  )
}
