import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { PanelSkeleton } from './skeleton.tsx'

/** How far below the screen a card begins to load. */
const margin = '240px 0px'

/** Milliseconds after which the page has come to rest. */
const settled = 2_000

/** The page came to rest once: all the code is here, and nothing waits any more. */
let rested = false

/** A card that comes when it is nearly on the screen, or the page at rest; its shape stands there until then. */
export function Near({ id, lines, children }: { id?: string; lines: number; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const [near, setNear] = useState(rested)
  useEffect(() => {
    if (!place || near) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(place)
    const timer = setTimeout(() => {
      rested = true
      setNear(true)
    }, settled)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [place, near])
  const shape = <PanelSkeleton lines={lines} />
  return (
    <div
      ref={setPlace}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className="detail-stack outline-none"
    >
      {near ? <Suspense fallback={shape}>{children}</Suspense> : shape}
    </div>
  )
}
