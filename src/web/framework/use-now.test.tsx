// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { it } from '#test/support/rendered-component.ts'
import { RenderedPageContext } from './rendered-page.ts'
import { useNow } from './use-now.ts'

const start = Date.parse('2026-03-01T12:00:00Z')
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const shown: number[] = []
function Now({ answeredAt }: { answeredAt?: number }) {
  shown.push(useNow(answeredAt))
  return null
}
/** The times that were shown since the last look, first to last. */
const readShown = () => shown.splice(0)

const Page = ({ at, ofKey = '', answeredAt = 0 }: { at: number; ofKey?: string; answeredAt?: number }) => (
  <RenderedPageContext value={{ at, hasSession: false, key: ofKey }}>
    <Now answeredAt={answeredAt} />
  </RenderedPageContext>
)

describe('the time of a page', () => {
  it.for([
    ['a minute ago', -minute, [start - minute]],
    ['longer ago', -minute - 1, [start - minute - 1, start]],
    ['by a clock far ahead', 2 * minute, [start + 2 * minute, start]],
  ] as const)(
    'is first the one of the server, for a page rendered %s',
    async ([, ago, expected], { view }) => {
      await act(async () => view.render(<Page at={start + ago} />))
      expect([...new Set(readShown())]).toEqual(expected)
    },
  )

  it.for([
    ['came with the page, by a clock that is ahead', 2 * minute, start],
    ['came later', 2 * minute + 1, start + 2 * minute + 1],
  ] as const)('is that of an answer only where it %s', ([, after, expected], { view }) => {
    view.render(<Page at={start} answeredAt={start + after} />)
    expect([...new Set(readShown())]).toEqual([expected])
  })

  it('is the browser’s own for a page that the server did not render', ({ view }) => {
    view.render(<Page at={start - 5 * minute} ofKey="other" />)
    expect([...new Set(readShown())]).toEqual([start])
  })

  it.for(['focus', 'visibilitychange', 'pageshow'])(
    'is that of the return to its tab (%s)',
    (event, { view }) => {
      view.render(<Now />)
      readShown()
      vi.setSystemTime(start + 5)
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      flushSync(() => fireEvent(window, new Event(event)))
      expect(readShown()).toEqual([])
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
      flushSync(() => fireEvent(window, new Event(event)))
      expect(readShown()).toEqual([start + 5])
    },
  )
})
