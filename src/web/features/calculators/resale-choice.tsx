import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useKnownPurpose } from '../../data/account/home-profile.ts'
import { Button } from '../../ui/button.tsx'

/** The classes of what speaks of a resale, and of what speaks of living there; `null` = it is not there. */
interface ResaleChoice {
  resale: string | null
  living: string | null
  /** Shows the account of a resale to who wants to live there. */
  ask: () => void
}

const ResaleChoiceContext = createContext<ResaleChoice>({ resale: '', living: null, ask: () => {} })

export const useResaleChoice = (): ResaleChoice => use(ResaleChoiceContext)

/**
 * Holds a calculator: to who wants to live there it says nothing of a resale until asked. Before the browser has taken over
 * a page that was rendered for nobody alone, both stand in it, and the style chooses.
 */
export function ResaleChoiceHolder({ children }: { children: ReactNode }) {
  const isForLiving = useKnownPurpose()
  const [isAsked, setAsked] = useState(false)
  const choice = useMemo((): ResaleChoice => {
    const ask = () => {
      flushSync(() => setAsked(true))
      document.getElementById('resultado')?.focus()
    }
    if (isForLiving === null) return { resale: 'for-resale', living: 'for-living', ask }
    return isForLiving && !isAsked ? { resale: null, living: '', ask } : { resale: '', living: null, ask }
  }, [isForLiving, isAsked])
  return <ResaleChoiceContext value={choice}>{children}</ResaleChoiceContext>
}

/** What speaks of a resale. */
export function OfResale({ children }: { children: ReactNode }) {
  const { resale } = useResaleChoice()
  return resale === null ? null : <span className={`contents ${resale}`}>{children}</span>
}

/** What speaks of living there, in place of the former. */
export function OfLiving({ children }: { children: ReactNode }) {
  const { living } = useResaleChoice()
  return living === null ? null : <span className={`contents ${living}`}>{children}</span>
}

/** Offers the account of a resale to who wants to live there; nothing to others. */
export function ResaleOffer() {
  const { ask } = useResaleChoice()
  return (
    <OfLiving>
      <aside className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line px-4 py-3 text-sm text-ink-2 print:hidden">
        <p className="min-w-0 flex-1 basis-60 text-pretty">Esta é a conta de quem compra para morar.</p>
        <Button className="needs-script" onClick={ask}>
          Ver a conta de quem revende
        </Button>
      </aside>
    </OfLiving>
  )
}
