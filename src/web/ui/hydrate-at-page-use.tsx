import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { holdLatePresses, notAnsweringMark, repeatLatePress } from './late-presses.ts'
import { DrawnLatePartsContext, DrawnPartsContext, type LazyPart } from './lazy-part.tsx'
import { useRenderedPage } from './navigation/rendered-page.ts'
import { waitForNextUse, waitForUse } from './page-use.ts'

type LoadedPart = Pick<LazyPart<never>, 'load'>

/** Loads the code of parts once the page is used; where that fails, again when somebody does something. */
async function loadAtUse(parts: readonly LoadedPart[]): Promise<void> {
  await waitForUse()
  for (;;) {
    const failed = (await Promise.allSettled(parts.map(async part => part.load()))).some(
      ({ status }) => status === 'rejected',
    )
    if (!failed) return
    await waitForNextUse()
  }
}

function Waiting({ until, children }: { until: Promise<void> | null; children: ReactNode }) {
  if (until !== null) use(until)
  return children
}

/** Says, before the paint, that the browser has taken over what it stands in. */
function TakenOver({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [tell])
  return null
}

/**
 * Holds a part of a page that the server renders whole: the browser takes it over, with its code, once somebody uses the
 * page or it has come to rest. Until then nothing in it changes, and a press on it is held and repeated. A page that the
 * browser renders by itself has it at once.
 * @param parts those within, whose code comes then
 * @param before stands in its place while a page that the browser renders by itself loads the code
 */
export function HydrateAtPageUse({
  parts,
  before = null,
  children,
}: {
  parts: readonly LoadedPart[]
  before?: ReactNode
  children: ReactNode
}) {
  const isRendered = useRenderedPage() !== null
  const [answers, setAnswers] = useState(!isRendered)
  const [until] = useState(() => (isRendered && typeof window !== 'undefined' ? loadAtUse(parts) : null))
  const place = useRef<HTMLDivElement>(null)
  const tell = useCallback(() => setAnswers(true), [])
  useEffect(holdLatePresses, [])
  useEffect(() => {
    if (answers && place.current) repeatLatePress(place.current)
  }, [answers])
  const late = use(DrawnLatePartsContext)
  const current = (
    <Suspense fallback={before}>
      <DrawnPartsContext value={late}>
        <Waiting until={until}>
          {children}
          <TakenOver tell={tell} />
        </Waiting>
      </DrawnPartsContext>
    </Suspense>
  )
  // React would throw away what the server rendered if it had to change it before taking it over.
  const [first] = useState(current)
  return (
    <div ref={place} className="contents" {...{ [notAnsweringMark]: answers ? undefined : '' }}>
      {answers ? current : first}
    </div>
  )
}
