import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'

/** A link to another site in a new tab, announced as such. */
export const OutsideLink = ({
  href,
  look = 'outline',
  className,
  children,
}: {
  href: string
  look?: 'primary' | 'outline'
  className?: string
  children: ReactNode
}) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass(look, className)}>
    {children}
    <ArrowUpRight className="size-4 shrink-0" />
    <span className="sr-only"> (abre em outra aba)</span>
  </a>
)
