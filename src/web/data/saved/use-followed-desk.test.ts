import { beforeEach, describe, expect, it } from 'vitest'
import { followDesk, type FollowedDesk, forgetDeskTag } from './use-followed-desk.ts'

/** A page with a clock that is turned by hand. */
function createPage() {
  let tag: string | Error | null = 'a'
  const seen = { asked: 0, fetched: 0, waits: [] as number[] }
  const state = { isVisible: true, isBusy: false }
  let waiting: (() => void) | null = null
  let shown = () => {}
  const settle = async () => {
    for (let round = 0; round < 5; round++) await Promise.resolve()
  }
  const desk: FollowedDesk = {
    askTag: async () => {
      seen.asked += 1
      if (tag instanceof Error) throw tag
      return tag
    },
    refetch: () => {
      seen.fetched += 1
    },
    isVisible: () => state.isVisible,
    isBusy: () => state.isBusy,
    after(ms, work) {
      seen.waits.push(ms)
      waiting = work
      return () => {
        if (waiting === work) waiting = null
      }
    },
    onShown(work) {
      shown = work
      return () => {
        shown = () => {}
      }
    },
  }
  return {
    seen,
    state,
    desk,
    settle,
    isWaiting: () => waiting !== null,
    write: (next: string | Error | null) => {
      tag = next
    },
    show: async () => {
      state.isVisible = true
      shown()
      await settle()
    },
    async tick() {
      const work = waiting
      waiting = null
      work?.()
      await settle()
    },
  }
}

beforeEach(forgetDeskTag)

describe('the desk on a second device', () => {
  it('fetches its lists when the tag has changed, and only then', async () => {
    const page = createPage()
    followDesk(page.desk)
    await page.settle()
    await page.tick()
    expect(page.seen).toMatchObject({ asked: 2, fetched: 0 })
    page.write('b')
    await page.tick()
    await page.tick()
    expect(page.seen).toMatchObject({ asked: 4, fetched: 1, waits: [4_000, 4_000, 4_000, 4_000] })
  })

  it('changes nothing while somebody types or drags, and does as soon as that ends', async () => {
    const page = createPage()
    followDesk(page.desk)
    await page.settle()
    page.state.isBusy = true
    page.write('b')
    await page.tick()
    expect(page.seen.fetched).toBe(0)
    page.state.isBusy = false
    await page.tick()
    expect(page.seen.fetched).toBe(1)
  })

  it('asks nothing while it is hidden, and at once when it is shown', async () => {
    const page = createPage()
    followDesk(page.desk)
    await page.settle()
    page.state.isVisible = false
    page.write('b')
    await page.tick()
    expect(page.seen.asked).toBe(1)
    expect(page.isWaiting()).toBe(false)
    await page.show()
    expect(page.seen).toMatchObject({ asked: 2, fetched: 1 })
    expect(page.isWaiting()).toBe(true)
  })

  it('asks a server that does not answer less and less often, and one that does as before', async () => {
    const page = createPage()
    page.write(new Error('away'))
    followDesk(page.desk)
    await page.settle()
    for (let round = 0; round < 5; round++) await page.tick()
    expect(page.seen.waits).toEqual([8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
    page.write('a')
    await page.tick()
    expect(page.seen.waits.at(-1)).toBe(4_000)
  })

  it('ends with the page, and knows at the next visit what it had fetched', async () => {
    const page = createPage()
    const end = followDesk(page.desk)
    await page.settle()
    end()
    expect(page.isWaiting()).toBe(false)
    page.write('b')
    followDesk(page.desk)
    await page.settle()
    expect(page.seen.fetched).toBe(1)
  })

  it('of a visitor without anything asks on, and fetches nothing', async () => {
    const page = createPage()
    page.write(null)
    followDesk(page.desk)
    await page.settle()
    await page.tick()
    expect(page.seen).toMatchObject({ asked: 2, fetched: 0 })
  })
})
