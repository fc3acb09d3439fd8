import { startApplication } from './start-application.tsx'

/** Milliseconds after which the first visit has what it needs. */
const firstVisitMs = 3_000

const place = document.getElementById('root')
if (place) {
  await startApplication(place)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    setTimeout(
      () => void import('./offline/start-offline.ts').then(page => page.startOffline()).catch(() => {}),
      firstVisitMs,
    )
  }
}
