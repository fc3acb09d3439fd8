import { useEffect, useState } from 'react'

const events = ['focus', 'visibilitychange', 'pageshow']

/** Returns the time (epoch ms) of the last visit to this page, or of the last return to its tab. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setNow(Date.now())
    for (const event of events) window.addEventListener(event, look)
    return () => {
      for (const event of events) window.removeEventListener(event, look)
    }
  }, [])
  return now
}
