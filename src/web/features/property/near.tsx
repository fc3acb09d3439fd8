import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { loadParts } from './parts.tsx'
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx'

/** How far below the screen a card begins to load. */
const margin = '240px 0px'

/** Milliseconds after which the page has come to rest. */
const settled = 2_000

/** The page came to rest once, or somebody went on before: nothing waits any more. */
let rested = false
const waiting = new Set<() => void>()

/** All cards come, together as soon as their code is here. */
export async function hurry(): Promise<void> {
  if (rested) return
  await loadParts()
  rested = true
  for (const go of waiting) go()
}

function subscribe(go: () => void): () => void {
  waiting.add(go)
  return () => waiting.delete(go)
}

/** Whether the cards may all come: the page is at rest, or moves. */
function useRested(): boolean {
  useEffect(() => {
    if (rested) return
    const go = () => void hurry()
    const timer = setTimeout(go, settled)
    window.addEventListener('scroll', go, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', go)
    }
  }, [])
  return useSyncExternalStore(subscribe, () => rested)
}

export interface Card {
  /** Where a link leads to. */
  id?: string
  /** Lines of its shape; the last card's shape must not be taller than the card. */
  lines: number
  content: ReactNode
}

/** Says, before anything is painted, that the card is there. */
function Here({ at, tell }: { at: number; tell: Dispatch<SetStateAction<number>> }) {
  useLayoutEffect(() => tell(count => Math.max(count, at + 1)), [at, tell])
  return null
}

/** A card that comes when it is nearly on the screen, or the page at rest; its shape stands there until then. */
function Near({ id, lines, children }: { id: string | undefined; lines: number; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const [near, setNear] = useState(false)
  const now = useRested() || near
  useEffect(() => {
    if (!place || now) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, now])
  const shape = <PanelSkeleton lines={lines} />
  return (
    <div
      ref={setPlace}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className="panel-stack outline-none"
    >
      {now ? <Suspense fallback={shape}>{children}</Suspense> : shape}
    </div>
  )
}

/**
 * Cards one under the other. Each stands there once those before it do, under them the shape of the next alone: a
 * card is never as tall as its shape, and nothing on the screen may move when it takes its place.
 */
export function Cards({ cards, onEnd }: { cards: readonly Card[]; onEnd?: () => void }) {
  const [count, tell] = useState(0)
  const all = count >= cards.length
  useEffect(() => {
    if (all) onEnd?.()
  }, [all, onEnd])
  return cards.slice(0, count + 1).map(({ id, lines, content }, at) => (
    <Near key={id ?? at} id={id} lines={lines}>
      {content}
      <Here at={at} tell={tell} />
    </Near>
  ))
}
