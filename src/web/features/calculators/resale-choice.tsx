import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useKnownPurpose } from '../../data/account/home-profile.ts'
import { Button } from '../../ui/button.tsx'

/** The classes of what speaks of a resale, and of what speaks of living there; `null` = it is not there. */
interface ResaleChoice {
  resale: string | null
  resident: string | null
  /** Shows the account of a resale to who wants to live there. */
  ask: () => void
}

const ResaleChoiceContext = createContext<ResaleChoice>({ resale: '', resident: null, ask: () => {} })

export const useResaleChoice = (): ResaleChoice => use(ResaleChoiceContext)

/**
 * Holds a calculator: to who wants to live there it says nothing of a resale until asked. Before the browser has taken over
 * a page that was rendered for nobody alone, both stand in it, and the style chooses.
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
    return isResidentBuyer && !isAsked ? { resale: null, resident: '', ask } : { resale: '', resident: null, ask }
  }, [isResidentBuyer, isAsked])
  return <ResaleChoiceContext value={choice}>{children}</ResaleChoiceContext>
}

/** What speaks of a resale. */
export function ForResale({ children }: { children: ReactNode }) {
  const { resale } = useResaleChoice()
  return resale === null ? null : <span className={`contents ${resale}`}>{children}</span>
}

/** What speaks of living there, in place of the former. */
export function ForResidentBuyer({ children }: { children: ReactNode }) {
  const { resident } = useResaleChoice()
  return resident === null ? null : <span className={`contents ${resident}`}>{children}</span>
}

/** Offers the account of a resale to who wants to live there; nothing to others. */
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
