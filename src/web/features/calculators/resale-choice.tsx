import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useKnownPurpose } from '../../data/account/home-profile.ts'
import { Button } from '../../ui/button.tsx'

/**
 * The classes of the parts about a resale and of the parts for a resident buyer; `null` = the part is not rendered.
 */
interface ResaleChoice {
  resale: string | null
  resident: string | null
  /** Shows the account of a resale to a resident buyer. */
  ask: () => void
}

const ResaleChoiceContext = createContext<ResaleChoice>({ resale: '', resident: null, ask: () => {} })

/** Returns the choice of the calculator around; outside of one, only the resale is shown. */
export const useResaleChoice = (): ResaleChoice => use(ResaleChoiceContext)

/**
 * Wraps a calculator and decides whether it shows a resale: to a resident buyer only on request. A page that was
 * rendered for everybody contains both parts until the browser has hydrated it, and the stylesheet shows one of them.
 */
export function ResaleChoiceHolder({ children }: { children: ReactNode }) {
  const isResidentBuyer = useKnownPurpose()
  const [isAsked, setAsked] = useState(false)
  const choice = useMemo((): ResaleChoice => {
    const ask = () => {
      flushSync(() => setAsked(true))
      document.getElementById('resultado')?.focus()
    }
    if (isResidentBuyer === null) return { resale: 'for-resale', resident: 'for-living', ask }
    return isResidentBuyer && !isAsked
      ? { resale: null, resident: '', ask }
      : { resale: '', resident: null, ask }
  }, [isResidentBuyer, isAsked])
  return <ResaleChoiceContext value={choice}>{children}</ResaleChoiceContext>
}

/** Content about a resale. */
export function ForResale({ children }: { children: ReactNode }) {
  const { resale } = useResaleChoice()
  return resale === null ? null : <span className={`contents ${resale}`}>{children}</span>
}

/** Content for a resident buyer, in place of the content about a resale. */
export function ForResidentBuyer({ children }: { children: ReactNode }) {
  const { resident } = useResaleChoice()
  return resident === null ? null : <span className={`contents ${resident}`}>{children}</span>
}

/** Offers a resident buyer the account of a resale; renders nothing for others. */
export function ResaleOffer() {
  const { ask } = useResaleChoice()
  return (
    <ForResidentBuyer>
      <aside className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line px-4 py-3 text-sm text-ink-2 print:hidden">
        <p className="min-w-0 flex-1 basis-60 text-pretty">Esta é a conta de quem compra para morar.</p>
        <Button className="needs-script" onClick={ask}>
          Ver a conta de quem revende
        </Button>
      </aside>
    </ForResidentBuyer>
  )
}
