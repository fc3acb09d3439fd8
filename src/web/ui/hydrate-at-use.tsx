import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { watchEarlyPresses } from './early-presses.ts'
import { DrawnPartsContext, type LazyPart } from './lazy-part.tsx'
import { useRenderedPage } from './navigation/rendered-page.ts'
import { waitForRest } from './page-rest.ts'

/** What somebody does who begins to use a part of a page. */
const uses = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const

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

/** Suspends until the moment has come; says when what it holds is taken over. */
function Waiting({
  until,
  onTakenOver,
  children,
}: {
  until: Promise<void> | null
  onTakenOver: () => void
  children: ReactNode
}) {
  if (typeof window !== 'undefined' && until !== null) use(until)
  useEffect(onTakenOver, [onTakenOver])
  return children
}

/**
 * Holds a part of a page with controls that few use at once: the server renders it, and the browser takes it over, with
 * its code, at its first use or once the page is at rest. Until then, and where its code does not load, it stays as the
 * server rendered it; what is pressed or typed in it is remembered. A page that the browser renders by itself has it at once.
 * @param part what `children` draw with
 * @param about when it changes, the part follows at once
 */
export function HydrateAtUse({
  part: { load },
  about,
  children,
}: {
  part: Pick<LazyPart<never>, 'load'>
  about: unknown
  children: ReactNode
}) {
  const rendered = useRenderedPage()
  const [moment] = useState(() => (rendered === null ? null : createMoment()))
  const [first] = useState({ about, children })
  const [isTakenOver, setTakenOver] = useState(moment === null)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const here = place.current
    if (moment === null || isTakenOver || here === null) return
    const isHere = (target: Node): boolean => here.contains(target)
    const begin = (): void => void Promise.resolve(load()).then(moment.come, () => {})
    const beginAtUse = ({ target }: Event): void => {
      if (target instanceof Node && isHere(target)) begin()
    }
    for (const use of uses) document.addEventListener(use, beginAtUse, { capture: true, passive: true })
    const repeat = watchEarlyPresses(document, isHere)
    void waitForRest().then(begin)
    return () => {
      for (const use of uses) document.removeEventListener(use, beginAtUse, true)
      repeat()
    }
  }, [moment, isTakenOver, load])
  // In the render: a change of address is shown only once all of its page can be, so that no effect would run before.
  if (moment !== null && about !== first.about) void Promise.resolve(load()).then(moment.come, moment.come)
  // The same element until then: React gives up what the server rendered where something changes before.
  const shown = isTakenOver ? children : first.children
  const held = useMemo(
    () => (
      <Suspense fallback={null}>
        <DrawnPartsContext value={null}>
          <Waiting until={moment?.promise ?? null} onTakenOver={() => setTakenOver(true)}>
            {shown}
          </Waiting>
        </DrawnPartsContext>
      </Suspense>
    ),
    [moment, shown],
  )
  return (
    <div ref={place} className="contents">
      {held}
    </div>
  )
}
