import { useState } from 'react'
import type { Preferences } from '#contract/account.ts'
import { updateMe } from '../../api/account.ts'
import { sendJson } from '../../api/client.ts'
import { lostSession, wordsFor } from './trouble.ts'

interface Change {
  of: keyof Preferences
  to: boolean
}

/** One change is sent after another, in the order they were made, also over two visits of the page. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * The preferences as they are being set: each change shows at once and is sent alone, so that what another tab
 * set stays; one that fails goes back to what is saved.
 */
export function usePreferences(saved: Preferences): {
  shown: Preferences
  problem: { of: keyof Preferences; words: string } | null
  set: (of: keyof Preferences, to: boolean) => void
} {
  const [waiting, setWaiting] = useState<readonly Change[]>([])
  const [problem, setProblem] = useState<{ of: keyof Preferences; words: string } | null>(null)

  const send = async (change: Change) => {
    try {
      const preferences = await sendJson<Preferences>('PATCH', '/api/me/preferences', {
        [change.of]: change.to,
      })
      updateMe({ preferences })
    } catch (error) {
      if (!lostSession(error)) setProblem({ of: change.of, words: wordsFor(error) })
    } finally {
      setWaiting(all => all.filter(one => one !== change))
    }
  }

  const set = (of: keyof Preferences, to: boolean) => {
    const change = { of, to }
    setProblem(null)
    setWaiting(all => [...all, change])
    queue = queue.then(() => send(change))
  }

  const shown = { ...saved }
  for (const { of, to } of waiting) shown[of] = to
  return { shown, problem, set }
}
