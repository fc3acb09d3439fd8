import { Link } from '@tanstack/react-router'
import type { Tool } from './tools.ts'

const Tag = ({ className, children }: { className: string; children: string }) => (
  <span className={`rounded-sm px-1.5 text-2xs whitespace-nowrap ${className}`}>{children}</span>
)

const frame =
  'grid h-full content-start grid-cols-[auto_1fr] gap-x-4 rounded-xl border border-line p-4 lg:p-5'

/** A tool as a card: a link, or a quiet "Em breve" where it has no page yet. */
export const ToolCard = ({ tool: { name, purpose, icon: Icon, to, beta } }: { tool: Tool }) => {
  const inside = (
    <>
      <Icon
        className={`mt-0.5 size-5 shrink-0 lg:col-span-full ${to === null ? 'text-ink-3' : 'text-amber-text'}`}
        aria-hidden="true"
      />
      <div className="min-w-0 lg:col-span-full lg:mt-4">
        <h2 className="flex items-baseline justify-between gap-2 text-base font-semibold">
          {name}
          {beta && <Tag className="bg-amber font-bold text-amber-ink">BETA</Tag>}
          {to === null && <Tag className="border border-line-strong font-medium text-ink-3">Em breve</Tag>}
        </h2>
        <p className="mt-1 text-sm text-pretty text-ink-3">{purpose}</p>
      </div>
    </>
  )
  return to === null ? (
    <div className={frame}>{inside}</div>
  ) : (
    <Link
      to={to}
      search={{}}
      className={`${frame} bg-raised shadow-card transition-colors hover:border-line-strong`}
    >
      {inside}
    </Link>
  )
}
