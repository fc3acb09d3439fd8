import { Link } from '../../framework/link.tsx'
import { ArrowRight } from 'lucide-react'
import type { pagePaths } from '#contract/page-paths.ts'

/** Links from a card to the page with all details. */
export const OnwardLink = ({
  to,
  search,
  children,
}: {
  to: (typeof pagePaths)['costs' | 'financing']
  /** URL parameters of that page. */
  search: Record<string, string>
  children: string
}) => (
  <Link
    to={to}
    search={search}
    className="inline-flex min-h-target items-center gap-2 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
  >
    {children}
    <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
  </Link>
)
