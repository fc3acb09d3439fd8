import { watchEarlyUse } from './framework/early-use.ts'
import { pageScriptsName, pageWideScriptsName } from './framework/page-data.ts'
import { wideScreenQuery } from './ui/wide-screen.ts'

const place = document.getElementById('root')

/** Milliseconds after which the first visit has loaded what it needs. */
const firstVisitMs = 3_000

const readMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''

/** Resolves once the browser has painted what it has. */
const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

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
  const repeatPress = watchEarlyUse(document, globalThis.takeEarlyUse?.())
  // What the server rendered is painted first; the scripts come after it, each in a task of its own.
  await nextPaint()
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
