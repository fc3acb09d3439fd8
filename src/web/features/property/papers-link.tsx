import type { ReactNode } from 'react'
import { scrollToSection } from './scroll-to-section.ts'

/** The target of links to the papers of the property, also from where they are read. */
export const papersSection = 'papeis'

/** Leads to the papers of the property side by side, further down its page. */
export const PapersLink = ({ className, children }: { className: string; children: ReactNode }) => (
  <a
    href={`#${papersSection}`}
    className={className}
    onClick={event => {
      event.preventDefault()
      scrollToSection(papersSection)
    }}
  >
    {children}
  </a>
)
