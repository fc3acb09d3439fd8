import { useState } from 'react'

/** The state of a print button; the printed part stays rendered from the first press on. */
export function usePrintButton(): {
  /** The number of presses: each one renders the printed part again, also after its code failed to load. */
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
