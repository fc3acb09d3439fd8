const place = document.getElementById('root')

/** Milliseconds after which the first visit has what it needs. */
const firstVisitMs = 3_000

/** Resolves once the browser has painted what it has. */
const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

if (place) {
  // What the server rendered is painted first; the scripts come after it, each in a task of its own.
  await nextPaint()
  const { startApplication } = await import('./start-application.tsx')
  await startApplication(place)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    setTimeout(
      () => void import('./offline/start-offline.ts').then(page => page.startOffline()).catch(() => {}),
      firstVisitMs,
    )
  }
}
