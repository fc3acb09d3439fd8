import { useEffect } from 'react'
import { brandName } from './brand.tsx'

/** Sets the document's title and, when given, its meta description. */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = `${title} · ${brandName}`
    if (description) document.querySelector('meta[name=description]')?.setAttribute('content', description)
  }, [title, description])
}
