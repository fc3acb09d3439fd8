import { useEffect, useState } from 'react'

/** What somebody does who begins to use a page. */
const uses = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const

/** Whether somebody has begun to use the page, before or since this was first drawn. */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (isUsed) return undefined
    const begin = () => setUsed(true)
    if (window.scrollY > 0) {
      const timer = setTimeout(begin)
      return () => clearTimeout(timer)
    }
    for (const use of uses) window.addEventListener(use, begin, { capture: true, passive: true })
    return () => {
      for (const use of uses) window.removeEventListener(use, begin, true)
    }
  }, [isUsed])
  return isUsed
}
