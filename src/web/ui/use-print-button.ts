import { useState } from 'react'

/** What a button that prints has asked for; what is to be printed stays from the first time on. */
export function usePrintButton(): {
  /** How often it was pressed: with a new one what is to be printed begins again, also where its code did not load. */
  attempt: number
  isWanted: boolean
  print: () => void
  onPrinted: () => void
} {
  const [{ attempt, isWanted }, setAsked] = useState({ attempt: 0, isWanted: false })
  return {
    attempt,
    isWanted,
    print: () => setAsked(before => ({ attempt: before.attempt + 1, isWanted: true })),
    onPrinted: () => setAsked(before => ({ ...before, isWanted: false })),
  }
}
