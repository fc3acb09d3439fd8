import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { loadPropertyCards } from './lazy-property-cards.tsx'
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx'
import { useBrowserValue } from '../../ui/use-browser-value.ts'

/** The distance below the screen at which a card starts to load. */
const margin = '240px 0px'

/** Milliseconds until the page counts as idle. */
const idleAfterMs = 2_000

/** Whether the page was idle once, or the person moved on; from then on nothing waits. */
let wasIdle = false
const waiting = new Set<() => void>()

/** Renders all cards, together once their code has loaded. */
export async function loadCardsNow(): Promise<void> {
  if (wasIdle) return
  await loadPropertyCards()
  wasIdle = true
  for (const go of waiting) go()
}

function subscribe(go: () => void): () => void {
  waiting.add(go)
  return () => waiting.delete(go)
}

/** Whether all cards may render: the page is idle, or the person has scrolled. */
function useRested(): boolean {
  useEffect(() => {
    if (wasIdle) return
    const go = () => void loadCardsNow()
    const timer = setTimeout(go, idleAfterMs)
    window.addEventListener('scroll', go, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', go)
    }
  }, [])
  return useBrowserValue(() => wasIdle, false, subscribe)
}

export interface LazyCard {
  /** The target of links. */
  id?: string
  /** Lines of its skeleton; the last card's skeleton must not be taller than the card. */
  lines: number
  content: ReactNode
}

/** Reports, before the paint, that the card has rendered. */
function Here({ at, setCount }: { at: number; setCount: Dispatch<SetStateAction<number>> }) {
  useLayoutEffect(() => setCount(count => Math.max(count, at + 1)), [at, setCount])
  return null
}

/** Renders a card when it is nearly on the screen, or the page is idle; its skeleton is shown until then. */
function LazyCardSlot({
  id,
  lines,
  children,
}: {
  id: string | undefined
  lines: number
  children: ReactNode
}) {
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
 * Cards one below the other. Each renders after those before it, with only the skeleton of the next one below: a card
 * is never exactly as tall as its skeleton, and nothing on the screen may move when it replaces it.
 */
export function LazyCards({ cards }: { cards: readonly LazyCard[] }) {
  const [count, setCount] = useState(0)
  return cards.slice(0, count + 1).map(({ id, lines, content }, at) => (
    <LazyCardSlot key={id ?? at} id={id} lines={lines}>
      {content}
      <Here at={at} setCount={setCount} />
    </LazyCardSlot>
  ))
}
