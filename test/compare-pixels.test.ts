import { describe, expect, it } from 'vitest'
import { comparePixels } from '../scripts/lib/compare-pixels.mjs'

/** A picture of grey pixels. */
const picture = (...rows: number[][]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(rows.flat().flatMap(grey => [grey, grey, grey, 255])),
})

describe('Comparing two pictures', () => {
  it('finds nothing where they are the same', () => {
    expect(comparePixels(picture([10, 20]), picture([10, 20]))).toMatchObject({ differing: 0, share: 0 })
  })

  it('counts pixels that differ by more than the tolerance', () => {
    const [before, after] = [picture([10, 20, 30, 40]), picture([10, 28, 39, 40])]
    expect(comparePixels(before, after)).toMatchObject({ differing: 2, share: 0.5 })
    expect(comparePixels(before, after, 8)).toMatchObject({ differing: 1, share: 0.25 })
  })

  it('counts pixels that only one of them has', () => {
    const { differing, share, picture: shown } = comparePixels(picture([10, 20]), picture([10], [10], [10]))
    expect(differing).toBe(3)
    expect(share).toBe(0.5)
    expect([shown.width, shown.height]).toEqual([2, 3])
  })

  it('shows differing pixels in red, the others paler', () => {
    const { data } = comparePixels(picture([0, 20]), picture([0, 200])).picture
    expect([...data]).toEqual([192, 192, 192, 255, 255, 0, 64, 255])
  })
})
