import { useState } from 'react'
import type { Preferences } from '#contract/account.ts'
import { updateMe } from '../../data/account/account.ts'
import { callApi } from '../../data/client.ts'
import { lostSession, wordsFor } from '../../data/call-failure.ts'

/** One preference as it is set. */
type Change = { [Name in keyof Preferences]: { of: Name; to: Preferences[Name] } }[keyof Preferences]

/** One change is sent after another, in the order they were made, also over two visits of the page. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * The preferences as they are being set: each change shows at once and is sent alone, so that what another tab
 * set stays; one that fails goes back to what is saved.
 */
export function usePreferences(saved: Preferences): {
  shown: Preferences
  problem: { of: keyof Preferences; words: string } | null
  set: <Name extends keyof Preferences>(of: Name, to: Preferences[Name]) => void
} {
  const [waiting, setWaiting] = useState<readonly Change[]>([])
  const [problem, setProblem] = useState<{ of: keyof Preferences; words: string } | null>(null)

  const send = async (change: Change) => {
    try {
      const preferences = await callApi('PATCH /api/me/preferences', {
        body: { [change.of]: change.to },
      })
      updateMe({ preferences })
    } catch (error) {
      if (!lostSession(error)) setProblem({ of: change.of, words: wordsFor(error) })
    } finally {
      setWaiting(all => all.filter(one => one !== change))
    }
  }

  const set = <Name extends keyof Preferences>(of: Name, to: Preferences[Name]) => {
    const change = { of, to } as Change
    setProblem(null)
    setWaiting(all => [...all, change])
    queue = queue.then(() => send(change))
  }

  const shown: Preferences = Object.assign({}, saved, ...waiting.map(({ of, to }) => ({ [of]: to })))
  return { shown, problem, set }
}
