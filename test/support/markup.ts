import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Renders to markup; links to other pages are allowed. */
export const markupOf = (drawn: ReactNode): string => renderToStaticMarkup(drawn)

/** Returns the visible text of the markup. */
export const renderedText = (drawn: ReactNode): string =>
  markupOf(drawn)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
