import { lazy, Suspense, useEffect, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { DashboardView } from '../features/dashboard/dashboard-view.tsx'
import { setGuideSeen, useGuideSeen } from '../features/onboarding/guide-seen.ts'
import { useSignedIn } from '../data/account/use-signed-in.ts'
import { usePageHead } from '../framework/page-head.ts'

const Onboarding = lazy(() => import('../features/onboarding/onboarding.tsx'))

/**
 * Loads the search's code; when that fails (the app was updated meanwhile), opens the search with a full page load.
 */
const toSearch = () => void import('./search.tsx').catch(() => window.location.assign(pagePaths.search))

/** Shown while the guide's code loads, or while a sign-out is under way. */
const LoadingPage = () => <main id="main" tabIndex={-1} aria-busy="true" className="min-h-dvh" />

/** Scrolls to the top when the dashboard replaces the guide, or the guide the dashboard. */
function ScrollToTop() {
  useEffect(() => {
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  return null
}

/** First steps or dashboard. The guard decides who may see the page. */
export default function HomePage() {
  usePageHead({ title: 'Início' })
  const me = useSignedIn()
  const seen = useGuideSeen(me)
  const [turned, setTurned] = useState(false)
  if (me === null) return <LoadingPage />
  const switchView = (toDashboard: boolean) => {
    setTurned(true)
    setGuideSeen(me, toDashboard)
  }
  return (
    <Suspense fallback={<LoadingPage />}>
      {seen ? (
        <DashboardView me={me} onGuide={() => switchView(false)} onList={toSearch} />
      ) : (
        <Onboarding onDone={() => switchView(true)} />
      )}
      {turned && <ScrollToTop key={String(seen)} />}
    </Suspense>
  )
}
