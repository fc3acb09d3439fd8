import './paper.css'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'

/** Waits until every picture within has come, or has failed to. */
const waitForPictures = (article: HTMLElement): Promise<unknown> =>
  Promise.allSettled([...article.querySelectorAll('img')].map(image => image.decode()))

/**
 * Lines of A4 at the end of the document: hidden on the screen, in print the only content. Drawn in the browser alone.
 */
export function Paper({
  children,
  isWide = false,
  wanted = false,
  onPrinted,
}: {
  children: ReactNode
  /** Whether the sheet lies on its side. */
  isWide?: boolean
  /** Whether to print it now. */
  wanted?: boolean
  onPrinted?: () => void
}) {
  const [article, setArticle] = useState<HTMLElement | null>(null)
  const printed = useEffectEvent(() => onPrinted?.())
  useEffect(() => {
    if (!wanted || article === null) return
    let left = false
    void waitForPictures(article).then(() => {
      if (left) return
      window.print()
      printed()
    })
    return () => {
      left = true
    }
  }, [wanted, article])
  return createPortal(
    <article ref={setArticle} className="paper light" data-wide={isWide || undefined} lang="pt-BR">
      {children}
    </article>,
    document.body,
  )
}
