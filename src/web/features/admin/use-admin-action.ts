import { useState } from 'react'
import { isLockedOut } from './call-admin-api.ts'
import { describeAdminTrouble } from './admin-words.ts'

/** Runs one action at a time and gives whether it is running and the message of its failure. */
export function useAdminAction(words: (error: unknown) => string = describeAdminTrouble): {
  busy: boolean
  problem: string | null
  say: (problem: string | null) => void
  run: (work: () => Promise<unknown>) => Promise<void>
} {
  const [busy, setBusy] = useState(false)
  const [problem, say] = useState<string | null>(null)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    say(null)
    try {
      await work()
    } catch (error) {
      if (!isLockedOut(error)) say(words(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, say, run }
}
