import { type ReactNode, Suspense, use, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { watchEarlyPresses } from './early-presses.ts'
import { DrawnLatePartsContext, DrawnPartsContext, type LazyPart } from './lazy-part.tsx'
import { useRenderedPage } from './navigation/rendered-page.ts'
import { waitForUse, watchNextUse } from './page-use.ts'

type LoadedPart = Pick<LazyPart<never>, 'load'>

/** A moment that comes once. */
interface Moment {
  promise: Promise<void>
  come: () => void
}

function createMoment(): Moment {
  let come = () => {}
  const promise = new Promise<void>(resolve => {
    come = resolve
  })
  return { promise, come }
}

/** Loads the code of all parts; fails when one did. */
const loadParts = (parts: readonly LoadedPart[]): Promise<unknown> =>
  Promise.all(parts.map(async part => part.load()))

/**
 * Loads the code at the first use of the page or at rest; where that fails, again when somebody does something.
 * @returns ends the watch
 */
function loadAtUse(parts: readonly LoadedPart[], come: () => void): () => void {
  let isWatched = true
  let stop = () => {}
  const load = (): void => {
    stop()
    loadParts(parts).then(come, () => {
      if (isWatched) stop = watchNextUse(load)
    })
  }
  void waitForUse().then(() => isWatched && load())
  return () => {
    isWatched = false
    stop()
  }
}

/** Suspends, in the browser, until the moment has come. */
function Waiting({ until, children }: { until: Promise<void> | null; children: ReactNode }) {
  if (typeof window !== 'undefined' && until !== null) use(until)
  return children
}

/** Says, before the paint, that the browser has taken over what it stands in. */
function TakenOver({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [tell])
  return null
}

/**
 * Holds a part of a page that the server renders: the browser takes it over, with its code, at the first use of the page or
 * once that is at rest. Until then, and where its code does not load, it stays as the server rendered it; what is pressed
 * or typed in it is remembered. A page that the browser renders by itself has it at once. Nothing within may have to
 * follow the address: a change of it waits for all that React has not taken over.
 * @param parts those within, whose code comes then
 */
export function HydrateAtUse({ parts, children }: { parts: readonly LoadedPart[]; children: ReactNode }) {
  const isRendered = useRenderedPage() !== null
  const [moment] = useState(() => (isRendered ? createMoment() : null))
  const [isTakenOver, setTakenOver] = useState(moment === null)
  const tell = useCallback(() => setTakenOver(true), [])
  const place = useRef<HTMLDivElement>(null)
  // A page names its parts again in each render; what counts is which it began with.
  const [began] = useState(parts)
  useLayoutEffect(() => {
    if (moment === null || isTakenOver || place.current === null) return
    const here = place.current
    const stop = loadAtUse(began, moment.come)
    const repeat = watchEarlyPresses(document, target => here.contains(target))
    return () => {
      stop()
      repeat()
    }
  }, [moment, isTakenOver, began])
  const late = use(DrawnLatePartsContext)
  const current = (
    <Suspense fallback={null}>
      <DrawnPartsContext value={late}>
        <Waiting until={moment?.promise ?? null}>
          {children}
          <TakenOver tell={tell} />
        </Waiting>
      </DrawnPartsContext>
    </Suspense>
  )
  // React would throw away what the server rendered if it had to change it before taking it over.
  const [first] = useState(current)
  return (
    <div ref={place} className="contents">
      {isTakenOver ? current : first}
    </div>
  )
}
