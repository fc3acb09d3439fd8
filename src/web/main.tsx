import { pageScriptsName } from './page-data.ts'

const place = document.getElementById('root')

/** Milliseconds after which the first visit has what it needs. */
const firstVisitMs = 3_000

/** Resolves once the browser has painted what it has. */
const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Asks for all scripts of the page at once, which would ask for each other one after another. */
function askForScripts(): void {
  const named = document.querySelector<HTMLMetaElement>(`meta[name=${pageScriptsName}]`)?.content ?? ''
  for (const href of named.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

if (place) {
  // What the server rendered is painted first; the scripts come after it, each in a task of its own.
  await nextPaint()
  askForScripts()
  const { startApplication } = await import('./start-application.tsx')
  await startApplication(place)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    setTimeout(
      () => void import('./offline/start-offline.ts').then(page => page.startOffline()).catch(() => {}),
      firstVisitMs,
    )
  }
}
