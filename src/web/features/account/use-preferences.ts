import { useState } from 'react'
import type { Preferences } from '#contract/account-schemas.ts'
import { setMe } from '../../data/account/session.ts'
import { callApi } from '../../data/api-client.ts'
import { isSessionLost, describeFailure } from '../../data/call-failure.ts'

/** A changed preference. */
type Change = { [Name in keyof Preferences]: { name: Name; to: Preferences[Name] } }[keyof Preferences]

/** Sends changes one after another, in their order, also across two visits of the page. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * The preferences while they are being changed: each change shows at once and is sent alone, so that changes of
 * another tab stay; a failed one is reset to the saved value.
 */
export function usePreferences(saved: Preferences): {
  shown: Preferences
  problem: { name: keyof Preferences; words: string } | null
  set: <Name extends keyof Preferences>(name: Name, to: Preferences[Name]) => void
} {
  const [waiting, setWaiting] = useState<readonly Change[]>([])
  const [problem, setProblem] = useState<{ name: keyof Preferences; words: string } | null>(null)

  const send = async (change: Change) => {
    try {
      const preferences = await callApi('PATCH /api/me/preferences', {
        body: { [change.name]: change.to },
      })
      setMe({ preferences })
    } catch (error) {
      if (!isSessionLost(error)) setProblem({ name: change.name, words: describeFailure(error) })
    } finally {
      setWaiting(all => all.filter(one => one !== change))
    }
  }

  const set = <Name extends keyof Preferences>(name: Name, to: Preferences[Name]) => {
    const change = { name, to } as Change
    setProblem(null)
    setWaiting(all => [...all, change])
    queue = queue.then(() => send(change))
  }

  const shown: Preferences = Object.assign({}, saved, ...waiting.map(({ name, to }) => ({ [name]: to })))
  return { shown, problem, set }
}
