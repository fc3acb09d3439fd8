import { useEffect, useState } from 'react'
import { useRenderedPage } from './rendered-page.ts'

const events = ['focus', 'visibilitychange', 'pageshow']

/** Milliseconds for which a time is current enough: words say days, hours and minutes. */
const currentForMs = 60_000

/** Milliseconds for which a page counts as just rendered; one from the browser's own cache may be older. */
export const justRenderedMs = 120_000

/**
 * Returns the time (epoch ms) of the last visit to this page, or of the last return to its tab; on the server and in the
 * first render the time at which the server rendered the page.
 * @param answeredAt epoch ms of an answer that is shown: where it came later, its time. Those that came with the page have
 * the browser's time, and count as rendered with it.
 */
export function useNow(answeredAt = 0): number {
  const renderedAt = useRenderedPage()?.at ?? null
  const [now, setNow] = useState(() => renderedAt ?? Date.now())
  useEffect(() => {
    const updateNow = () => document.visibilityState === 'visible' && setNow(Date.now())
    if (renderedAt !== null && Math.abs(Date.now() - renderedAt) > currentForMs) updateNow()
    for (const event of events) window.addEventListener(event, updateNow)
    return () => {
      for (const event of events) window.removeEventListener(event, updateNow)
    }
  }, [renderedAt])
  return answeredAt - now > justRenderedMs ? answeredAt : now
}
