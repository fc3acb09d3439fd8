import {
  type Dispatch,
  type ReactNode,
  type Ref,
  type SetStateAction,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { HydrateAtUse } from '../../ui/hydrate-at-use.tsx'
import { useRenderedPage } from '../../ui/navigation/rendered-page.ts'
import { usePageInUse, waitForRest } from '../../ui/page-use.ts'
import { loadPropertyCards } from './lazy-card.ts'
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { useKnownMedia } from '../../ui/use-media.ts'
import { wideScreenQuery } from '../../ui/wide-screen.ts'

/** The distance below the screen at which a card starts to load. */
const margin = '240px 0px'

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
    void waitForRest().then(go)
    window.addEventListener('scroll', go, { once: true, passive: true })
    return () => window.removeEventListener('scroll', go)
  }, [])
  return useBrowserValue(() => wasIdle, false, subscribe)
}

export interface LazyCard {
  /** The target of links. */
  id?: string
  /** Lines of its skeleton; the last card's skeleton must not be taller than the card. */
  lines: number
  content: ReactNode
  /** The code that it needs, where the server draws it when it is the first. */
  parts?: Parameters<typeof HydrateAtUse>[0]['parts']
}

/** Reports that the card has rendered; the next one then renders in slices, so that it holds no press. */
function Here({ at, setCount }: { at: number; setCount: Dispatch<SetStateAction<number>> }) {
  useEffect(() => startTransition(() => setCount(count => Math.max(count, at + 1))), [at, setCount])
  return null
}

/** Whether the place is nearly on the screen of a page that is used; once it was, it stays so. */
function useNear(place: Element | null): boolean {
  const [near, setNear] = useState(false)
  const mayLoad = usePageInUse()
  useEffect(() => {
    if (!place || near || !mayLoad) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [place, near, mayLoad])
  return near
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
  const near = useNear(place)
  const now = useRested() || near
  const shape = <PanelSkeleton lines={lines} />
  return (
    <CardTarget id={id} place={setPlace}>
      {now ? <Suspense fallback={shape}>{children}</Suspense> : shape}
    </CardTarget>
  )
}

const CardTarget = ({
  id,
  place,
  children,
}: {
  id: string | undefined
  place?: Ref<HTMLDivElement>
  children: ReactNode
}) => (
  <div ref={place} id={id} tabIndex={id === undefined ? undefined : -1} className="panel-stack outline-none">
    {children}
  </div>
)

/**
 * Cards one below the other. Each renders after those before it, with only the skeleton of the next one below: a card
 * is never exactly as tall as its skeleton, and nothing on the screen may move when it replaces it. The first is there at
 * once on a page that the server rendered.
 * @param areTargets whether links lead to them
 * @param onAllShown called once the last one has rendered
 */
export function LazyCards({
  cards,
  areTargets = true,
  onAllShown,
}: {
  cards: readonly LazyCard[]
  areTargets?: boolean
  onAllShown?: () => void
}) {
  const isRendered = useRenderedPage() !== null
  const [drawn] = useState(isRendered && cards[0]?.parts !== undefined ? 1 : 0)
  const [count, setCount] = useState(drawn)
  const isAllShown = count >= cards.length
  const shown = useEffectEvent(() => onAllShown?.())
  useEffect(() => {
    if (isAllShown) shown()
  }, [isAllShown])
  return cards.slice(0, count + 1).map(({ id, lines, content, parts }, at) => {
    const target = areTargets ? id : undefined
    return at < drawn && parts ? (
      <CardTarget key={id ?? at} id={target}>
        <HydrateAtUse parts={parts}>{content}</HydrateAtUse>
      </CardTarget>
    ) : (
      <LazyCardSlot key={id ?? at} id={target} lines={lines}>
        {content}
        <Here at={at} setCount={setCount} />
      </LazyCardSlot>
    )
  })
}

/**
 * Cards that only a wide screen has in this place: others have them elsewhere. Until the width is known the style sheet
 * hides them there, and nothing leads to them.
 */
export function WideCards({ cards }: { cards: readonly LazyCard[] }) {
  const wide = useKnownMedia(wideScreenQuery)
  return (
    <div className="detail-side-cards">
      {wide !== false && <LazyCards cards={cards} areTargets={wide === true} />}
    </div>
  )
}
