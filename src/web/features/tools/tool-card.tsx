import { Link } from '@tanstack/react-router'
import type { Tool } from './tool-list.ts'

/** A tool as a card. */
export const ToolCard = ({ tool: { name, purpose, icon: Icon, to, hash, beta } }: { tool: Tool }) => (
  <Link
    to={to}
    search={{}}
    {...(hash && { hash })}
    className="grid h-full grid-cols-[auto_1fr] content-start gap-x-4 rounded-xl border border-line bg-raised p-4 shadow-card transition-colors hover:border-line-strong lg:p-5"
  >
    <Icon className="mt-0.5 size-5 shrink-0 text-amber-text lg:col-span-full" aria-hidden="true" />
    <div className="min-w-0 lg:col-span-full lg:mt-4">
      <h2 className="flex items-baseline justify-between gap-2 text-base font-semibold">
        {name}
        {beta && (
          <span className="rounded-sm bg-amber px-1.5 text-2xs font-bold whitespace-nowrap text-amber-ink">
            BETA
          </span>
        )}
      </h2>
      <p className="mt-1 text-sm text-pretty text-ink-3">{purpose}</p>
    </div>
  </Link>
)
