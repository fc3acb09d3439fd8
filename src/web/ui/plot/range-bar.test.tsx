// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { screen } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { LabelledRangeBar } from './labelled-range-bar.tsx'
import { listRangeScale, positionInRange, RangeBar } from './range-bar.tsx'

const usual = { low: -3.2, base: 15.9, high: 28 }
const drawn = (part: string) => document.querySelectorAll(`.range-${part}`)
const widthOf = (part: string) => document.querySelector(`.range-${part}`)?.getAttribute('width')

describe('the bar of a return', () => {
  it('is skipped by screen readers where words beside it say the same', ({ view }) => {
    view.render(<RangeBar range={usual} size="card" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(document.querySelector('.range')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('is red up to zero and green from zero on', ({ view }) => {
    view.render(<RangeBar range={{ low: -20, base: 0, high: 10 }} size="card" />)
    expect(['before', 'loss', 'gain'].map(widthOf)).toEqual(['20%', '20%', '10%'])
    expect(drawn('beyond')).toHaveLength(0)
  })

  it.for([
    ['a loss', { low: -30, base: -20, high: -1 }, 1, 0],
    ['a gain', { low: 2, base: 3, high: 4 }, 0, 1],
    ['nothing', { low: 0, base: 0, high: 0 }, 0, 0],
  ] as const)('draws %s in its own colour alone', ([, range, losses, gains], { view }) => {
    view.render(<RangeBar range={range} size="card" />)
    expect([drawn('loss').length, drawn('gain').length]).toEqual([losses, gains])
    expect(drawn('base')).toHaveLength(1)
  })

  it('holds ends outside the scale inside the track and marks each of them', ({ view }) => {
    view.render(<RangeBar range={{ low: -95, base: 300, high: 4200 }} size="card" />)
    expect(drawn('beyond')).toHaveLength(2)
    expect(widthOf('base')).toBe('100%')
    expect([-95, 0, 10, 4200].map(value => positionInRange(value, listRangeScale))).toEqual([0, 40, 50, 100])
  })
})

describe('the bar of a return on its page', () => {
  const labels = () => [...document.querySelectorAll('.range-labels > span')].map(span => span.textContent)

  it('names the probable return, the target, both ends and zero, for the eyes alone', ({ view }) => {
    view.render(<LabelledRangeBar range={usual} target={18} />)
    expect(labels()).toEqual(['16%', 'meta 18%', '−3%', '0', '28%'])
    expect(screen.queryByRole('img')).toBeNull()
    for (const row of document.querySelectorAll('.range-labels'))
      expect(row.getAttribute('aria-hidden')).toBe('true')
  })

  it('colours an end by its sign, and names no zero beside an end that lies at it', ({ view }) => {
    view.render(<LabelledRangeBar range={{ low: 0.02, base: 3, high: 9 }} target={15} />)
    const [, , low, high] = document.querySelectorAll('.range-labels > span')
    expect([low?.className, high?.className]).toEqual(['font-semibold text-gain', 'font-semibold text-gain'])
  })

  it('names equal ends once', ({ view }) => {
    view.render(<LabelledRangeBar range={{ low: 15, base: 15, high: 15 }} target={18} />)
    expect(labels()).toEqual(['15%', 'meta 18%', '15%', '0'])
  })

  it('holds any range, zero and the target without an arrow', ({ view }) => {
    view.render(<LabelledRangeBar range={{ low: -95, base: 300, high: 4200 }} target={15} />)
    expect(drawn('beyond')).toHaveLength(0)
  })
})

describe('the bars as the server writes them', () => {
  it('carry no style attribute, which the security rules of the page would ignore', () => {
    const bars = [
      <RangeBar key="card" range={{ low: -95, base: 300, high: 4200 }} target={18} size="card" />,
      <LabelledRangeBar key="page" range={usual} target={18} />,
    ]
    expect(renderToStaticMarkup(<>{bars}</>)).not.toContain(' style="')
  })
})
