import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pagePaths } from '#contract/page-paths.ts'
import { Application } from './application.tsx'
import { onAccountCleared, refetchOnReturn, storedMe } from './data/account/session.ts'
import { answerCallsBy } from './data/api-client.ts'
import { newUuid } from './data/new-uuid.ts'
import { keptPageNoteId } from './data/offline-pages.ts'
import { queryClient } from './data/query-client.ts'
import { followAccount } from './data/account/page-guard.ts'
import { type PageData, pageDataId } from './framework/page-data.ts'
import { openPage } from './routes.tsx'
import { createBrowserNavigation } from './framework/browser-navigation.ts'
import { BrowserLocation } from './framework/page-location-provider.tsx'
import { loadDrawnParts } from './framework/lazy-part.tsx'
import { followSystemTheme } from './ui/theme.ts'
import { justRenderedMs } from './framework/use-now.ts'

/** Reads the data that the server sent with the page; `null` when the server did not render it. */
function takePageData(now: number, note: HTMLElement | null): PageData<HomeProfile> | null {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) return null
  const data = JSON.parse(text) as PageData<HomeProfile>
  for (const { state } of data.queries.queries) {
    if (note !== null)
      Object.assign(state, { dataUpdatedAt: Date.parse(note.dataset.at ?? ''), isInvalidated: true })
    // A page that was just rendered counts as fresh, even if the clocks of server and browser differ.
    else if (Math.abs(now - data.at) < justRenderedMs) state.dataUpdatedAt = now
  }
  hydrate(queryClient, data.queries)
  return data
}

/**
 * Milliseconds after which answers are used although the page was not taken over, which never happens when it failed.
 */
const mostHoldingMs = 10_000

/** Lets answers arrive only once the page was taken over: before, they would differ from what the server rendered. */
function holdAnswers(until: Promise<void>): void {
  const released = Promise.race([until, new Promise(resolve => setTimeout(resolve, mostHoldingMs))])
  answerCallsBy(async (path, init) => {
    try {
      return await fetch(path, init)
    } finally {
      await released
    }
  })
}

/** Whether this browser may show notifications of an account; only then is the code for them needed. */
const mayShowNotifications = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'granted'

async function forgetPushOfAccount(): Promise<void> {
  if (!mayShowNotifications()) return
  await import('./data/account/push-device.ts').then(({ forgetPush }) => forgetPush()).catch(() => {})
}

/** Keeps this browser's notifications of the account alive, once per visit. */
async function keepPushOfAccount(): Promise<void> {
  if (!mayShowNotifications() || storedMe() === null) return
  await import('./data/account/push-device.ts').then(({ keepPush }) => keepPush()).catch(() => {})
}

/** Follows a page that the worker had kept; its code is only needed then. */
async function followKeptPage(note: HTMLElement): Promise<void> {
  const kept = await import('./offline/follow-kept-page.ts')
  await kept.followKeptPage(note, queryClient)
}

/**
 * Shows the page of the window's address in `place`: takes over what the server rendered there, or renders by itself.
 * The returned function removes everything again.
 * @param onReady called once the page answers
 */
export async function startApplication(place: Element, onReady: () => void = () => {}): Promise<() => void> {
  let ready = onReady
  const takenOver = new Promise<void>(resolve => {
    ready = () => {
      resolve()
      onReady()
    }
  })
  const navigation = createBrowserNavigation(window, location => openPage(location), newUuid)
  followAccount(
    () => takenOver.then(() => navigation.reopen()),
    async () => {
      const shown = new Promise<void>(resolve => {
        const stop = navigation.onShown(() => {
          stop()
          resolve()
        })
      })
      await navigation.navigate({ to: pagePaths.login })
      await shown
    },
    () => window.location.reload(),
  )
  refetchOnReturn(window, Date.now)
  onAccountCleared(forgetPushOfAccount)
  followSystemTheme()
  const note = document.getElementById(keptPageNoteId)
  const data = takePageData(Date.now(), note)
  if (data !== null) holdAnswers(takenOver)
  if (note !== null) {
    navigation.subscribe(() => note.remove())
    await followKeptPage(note).catch(() => {})
  }
  // The page's code is loaded before its markup is taken over, so that nothing flickers.
  const decided = openPage(navigation.current(), data?.hasSession)
  const rendered = data && { at: data.at, hasSession: data.hasSession, key: navigation.current().key }
  const application = (
    <Application
      client={queryClient}
      rendered={rendered}
      home={data?.home ?? null}
      onReady={ready}
      at={page => <BrowserLocation navigation={navigation}>{page}</BrowserLocation>}
    />
  )
  let root: { unmount(): void }
  if (data === null) {
    const instead = await decided
    if (instead !== undefined) await navigation.navigate({ ...instead, replace: true })
    const created = createRoot(place)
    created.render(application)
    root = created
  } else {
    await loadDrawnParts(data.parts)
    root = await new Promise(resolve => {
      startTransition(() => resolve(hydrateRoot(place, application)))
    })
    // A page that is left while it is taken over would differ from what the server rendered.
    void Promise.all([decided, takenOver]).then(
      ([instead]) => instead && navigation.navigate({ ...instead, replace: true }),
    )
  }
  void takenOver.then(keepPushOfAccount)
  return () => {
    root.unmount()
    queryClient.clear()
    navigation.stop()
  }
}
