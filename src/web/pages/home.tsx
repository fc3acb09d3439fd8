import { lazy, Suspense, useEffect, useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import { setGuideSeen, useGuideSeen } from '../features/onboarding/seen.ts'
import { useWho } from '../data/account/use-who.ts'
import { usePageTitle } from '../ui/page-title.ts'

const Onboarding = lazy(() => import('../features/onboarding/onboarding.tsx'))

/** The search's code does not load (the app was updated meanwhile): the search, loaded anew. */
const toSearch = () => void import('./search.tsx').catch(() => window.location.assign(pagePaths.search))

/** The guide's code is on its way, or who was here is leaving. */
const Blank = () => <main id="main" tabIndex={-1} aria-busy="true" className="min-h-dvh" />

/** Where the guide gave way to the dashboard, or the other way round, one begins at the top. */
function Arrival() {
  useEffect(() => {
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  return null
}

/** First steps or dashboard. Who comes in and who must go, the guard says. */
export default function Home() {
  usePageTitle('Início')
  const me = useWho()
  const seen = useGuideSeen(me)
  const [turned, setTurned] = useState(false)
  if (me === null) return <Blank />
  const turn = (toDashboard: boolean) => {
    setTurned(true)
    setGuideSeen(me, toDashboard)
  }
  return (
    <Suspense fallback={<Blank />}>
      {seen ? (
        <Dashboard me={me} onGuide={() => turn(false)} onList={toSearch} />
      ) : (
        <Onboarding onDone={() => turn(true)} />
      )}
      {turned && <Arrival key={String(seen)} />}
    </Suspense>
  )
}
