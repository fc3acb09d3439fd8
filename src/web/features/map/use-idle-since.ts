import { useEffect, useState } from 'react'
import { runWhenIdle } from './when-idle.ts'

/** Whether the page has been idle since `isReady` was first true; it stays so. */
export function useIdleSince(isReady: boolean): boolean {
  const [rested, setRested] = useState(false)
  useEffect(() => (isReady && !rested ? runWhenIdle(() => setRested(true)) : undefined), [isReady, rested])
  return rested
}
