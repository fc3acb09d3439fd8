import { everywhere } from './ui/early-fields.ts'
import { watchEarlyPresses } from './ui/early-presses.ts'
import { pageScriptsName, pageStartName, pageWideScriptsName } from './page-data.ts'
import { wideScreenQuery } from './ui/wide-screen.ts'

const place = document.getElementById('root')

/** Milliseconds after which the first visit has what it needs. */
const firstVisitMs = 3_000

/** What somebody does who begins to use a page. */
const uses = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const

const readMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''

/** Resolves once the browser has painted what it has. */
const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

const firstUse = (): Promise<void> =>
  new Promise(resolve => {
    const begin = () => {
      for (const use of uses) window.removeEventListener(use, begin, true)
      resolve()
    }
    for (const use of uses) window.addEventListener(use, begin, { capture: true, passive: true })
  })

/** Whether this browser knows an account, whose name and favorites the page shows. */
function knowsAccount(): boolean {
  try {
    return localStorage.getItem('session') !== null
  } catch {
    return false
  }
}

/** Milliseconds of one task that asks for scripts; each request costs a slow phone several. */
const askingMs = 6

/** Asks for all scripts of the page, which would ask for each other one after another. */
async function askForScripts(): Promise<void> {
  const { matches: isWide } = matchMedia(wideScreenQuery)
  const names = [pageScriptsName, ...(isWide ? [pageWideScriptsName] : [])]
  let began = performance.now()
  for (const href of names.flatMap(name => readMeta(name).split(' ')).filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
    if (performance.now() - began < askingMs) continue
    await new Promise(resolve => setTimeout(resolve))
    began = performance.now()
  }
}

/** Whether a page whose scripts failed is worth another try: a newer version may have taken their place. */
function reloadOnce(): boolean {
  try {
    const isFirst = sessionStorage.getItem('reloaded') !== window.location.href
    sessionStorage.setItem('reloaded', window.location.href)
    return isFirst && navigator.onLine
  } catch {
    return false
  }
}

if (place) {
  const worker = navigator.serviceWorker?.controller ?? null
  const earlier = globalThis.takeEarlyUse?.() ?? { fields: [], press: null }
  const isUsed = earlier.press !== null || earlier.fields.length > 0
  const repeatPress = watchEarlyPresses(document, everywhere, earlier)
  // What the server rendered is painted first; the scripts come after it, each in a task of its own.
  await nextPaint()
  if (readMeta(pageStartName) === 'used' && !isUsed && !knowsAccount()) await firstUse()
  await askForScripts()
  try {
    const { startApplication } = await import('./start-application.tsx')
    await startApplication(place, repeatPress)
  } catch (error) {
    if (reloadOnce()) window.location.reload()
    else repeatPress()
    throw error
  }
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    setTimeout(
      () => void import('./offline/start-offline.ts').then(page => page.startOffline(worker)).catch(() => {}),
      firstVisitMs,
    )
  }
}
