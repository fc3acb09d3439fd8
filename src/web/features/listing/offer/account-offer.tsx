import './account-offer.css'
import { Check, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../framework/link.tsx'
import { usePageLocation } from '../../../framework/page-location.ts'
import { Panel } from '../../../ui/panel.tsx'

/** The list of what an account adds. */
export const OfferList = ({ lines }: { lines: readonly string[] }) => (
  <ul className="mt-3">
    {lines.map(line => (
      <li className="text-sm flex gap-3 items-baseline py-2 border-t border-line" key={line}>
        <Check className="size-4 flex-none text-ink-3 translate-y-0.75" aria-hidden="true" />
        {line}
      </li>
    ))}
  </ul>
)

/** What an account adds to the bank's facts on a public page: what it contains, with an example, and the way to it. */
export function AccountOffer({
  title,
  lead,
  sample,
  contents,
  className,
}: {
  title: string
  lead: ReactNode
  /** A figure that is marked as an example. */
  sample: ReactNode
  /** An `OfferList`. */
  contents: ReactNode
  className?: string | undefined
}) {
  const { href } = usePageLocation()
  return (
    <Panel icon={Sparkles} title={title} className={className}>
      <p className="text-sm text-pretty text-ink-2">{lead}</p>
      {sample}
      {contents}
      <div className="mt-3 flex flex-wrap gap-2">
        <Link
          to={pagePaths.login}
          search={{ redirect: href }}
          rel="nofollow"
          className={buttonClass('outline', 'flex-1')}
        >
          Entrar
        </Link>
        <Link to={pagePaths.plans} className={buttonClass('quiet', 'flex-1')}>
          Ver os planos
        </Link>
      </div>
    </Panel>
  )
}
