import { BankUnavailable } from './bank-photos.ts'
import { minuteMs } from '../durations.ts'

const failuresInARow = 4
const firstRest = minuteMs
const longestRest = 10 * minuteMs

/**
 * Creates a circuit breaker for an unavailable bank: after some failures in a row it sends no request for a minute,
 * then one; while that fails, it waits twice as long each time, at most ten minutes.
 * @param clock milliseconds
 * @param onRest called when a pause begins, with its length in milliseconds
 */
export function createPhotoBreaker(
  clock: () => number,
  onRest: (milliseconds: number, why: BankUnavailable) => void,
) {
  let failures = 0
  let rest = 0
  let until = 0
  let trying = false

  const fail = (why: BankUnavailable, isTrial: boolean): void => {
    failures += 1
    if (failures < failuresInARow || (rest > 0 && !isTrial)) return
    rest = rest === 0 ? firstRest : Math.min(2 * rest, longestRest)
    until = clock() + rest
    onRest(rest, why)
  }

  /** @throws BankUnavailable during a pause */
  function check(): void {
    if (rest === 0 || (!trying && clock() >= until)) return
    const seconds = Math.ceil((until - clock()) / 1000)
    throw new BankUnavailable('is left alone', { retryAfter: Math.max(1, seconds) })
  }

  /** @throws BankUnavailable at once during a pause */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    check()
    const isTrial = rest > 0
    trying = isTrial
    try {
      const answer = await work()
      failures = 0
      rest = 0
      return answer
    } catch (error) {
      if (error instanceof BankUnavailable) fail(error, isTrial)
      throw error
    } finally {
      if (isTrial) trying = false
    }
  }
  return Object.assign(ask, { check })
}
