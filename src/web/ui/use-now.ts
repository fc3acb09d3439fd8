import { useEffect, useState } from 'react'

const events = ['focus', 'visibilitychange', 'pageshow']

/** The time (epoch ms) when one last came to this page, or came back to its tab. */
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
