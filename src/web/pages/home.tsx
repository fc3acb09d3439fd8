import { lazy, Suspense, useEffect, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { DashboardView } from '../features/dashboard/dashboard-view.tsx'
import { useSignedIn } from '../data/account/use-signed-in.ts'
import { usePageHead } from '../framework/page-head.ts'
import type { Me } from '#contract/account-schemas.ts'
import { sessionQuery, onAccountCleared, setMe } from '../data/account/session.ts'
import { callApi } from '../data/api-client.ts'
import { queryClient } from '../data/query-client.ts'
import { removeStored, readStored, writeStored } from '../framework/browser-storage.ts'
import { useBrowserValue } from '../framework/use-browser-value.ts'

/** What the server has not received yet, and the account it belongs to. */
interface Unsent {
  user: string
  seen: boolean
}

const key = 'account:guide-unsent'

function recalled(): Unsent | null {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as Partial<Unsent> | null
    return typeof kept?.user === 'string' && typeof kept.seen === 'boolean'
      ? { user: kept.user, seen: kept.seen }
      : null
  } catch {
    return null
  }
}

let unsent = recalled()
const listeners = new Set<() => void>()

function keep(next: Unsent | null): void {
  unsent = next
  if (next === null) removeStored(key)
  else writeStored(key, JSON.stringify(next))
  for (const listener of listeners) listener()
}

onAccountCleared(() => keep(null))

let sending = false

/**
 * Sends the latest value to the server. When that fails, it stays stored and is sent at the next visit, or when the
 * browser comes online, so that a failure keeps no account in the guide.
 */
async function sendGuideSeen(): Promise<void> {
  if (sending) return
  sending = true
  try {
    while (unsent !== null) {
      const isReporting: Unsent = unsent
      const { hasSeenOnboarding } = await callApi('PATCH /api/me', {
        body: { hasSeenOnboarding: isReporting.seen },
      })
      // An older answer that is still on its way would restore the old value.
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      if (unsent !== isReporting) continue
      setMe({ hasSeenOnboarding })
      keep(null)
    }
  } catch {
  } finally {
    sending = false
  }
}

/** Marks the guide as seen, or to be shown again: locally at once, on the server when it can be reached. */
function setGuideSeen(me: Me, seen: boolean): void {
  keep({ user: me.user.id, seen })
  setMe({ hasSeenOnboarding: seen })
  void sendGuideSeen()
}

const watchUnsent = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this account has seen the guide, by the last value set here; sends what the server has missed. */
function useGuideSeen(me: Me | null | undefined): boolean {
  const word = useBrowserValue(() => unsent, null, watchUnsent)
  const id = me?.user.id
  const ours = word !== null && word.user === id
  useEffect(() => {
    if (!ours) return
    const report = () => void sendGuideSeen()
    report()
    window.addEventListener('online', report)
    return () => window.removeEventListener('online', report)
  }, [ours])
  return ours ? word.seen : (me?.hasSeenOnboarding ?? false)
}

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
