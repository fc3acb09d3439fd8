import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { readOutsideAddress } from '#domain/link-target.ts'
import { buttonClass } from './button.tsx'

interface OutsideTextLinkProps {
  /**
   * The address as the site, the bank or an account gives it; anything but an address of another site is rendered
   * without a link.
   */
  href: string
  className?: string | undefined
  /** Whether an account gave the address, for which the site does not vouch. */
  isOwners?: boolean
  children: ReactNode
}

/** A link to another site in a new tab, within a text. */
export function OutsideTextLink({ href, className, isOwners = false, children }: OutsideTextLinkProps) {
  const address = readOutsideAddress(href)
  if (address === null) return null
  return (
    <a
      href={address}
      target="_blank"
      rel={isOwners ? 'noopener noreferrer nofollow' : 'noopener noreferrer'}
      className={className}
    >
      {children}
    </a>
  )
}

/** A link to another site in a new tab, announced as such. */
export const OutsideLink = ({
  look = 'outline',
  className,
  children,
  ...rest
}: OutsideTextLinkProps & { look?: 'primary' | 'outline' }) => (
  <OutsideTextLink {...rest} className={buttonClass(look, className)}>
    {children}
    <ArrowUpRight className="size-4 shrink-0" />
    <span className="sr-only"> (abre em outra aba)</span>
  </OutsideTextLink>
)
