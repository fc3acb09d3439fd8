import { useEffect, useState } from 'react'
import { runWhenIdle } from './when-idle.ts'

/**
 * Whether the page has been idle since `isReady` was first true; it stays so.
 * @param isUrgent what is ready does not wait until the page is idle
 */
export function useIdleSince(isReady: boolean, isUrgent = false): boolean {
  const [rested, setRested] = useState(false)
  const waits = isReady && !rested && !isUrgent
  if (isReady && isUrgent && !rested) setRested(true)
  useEffect(() => (waits ? runWhenIdle(() => setRested(true)) : undefined), [waits])
  return rested
}
