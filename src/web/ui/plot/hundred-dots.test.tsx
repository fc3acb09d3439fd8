// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { screen } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { HundredDots, type HundredGroup } from './hundred-dots.tsx'

const groups: HundredGroup[] = [
  { key: 'gone', count: 59, words: 'saem da lista', range: 'entre 48 e 73' },
  { key: 'cheaper', count: 27, words: 'ficam mais baratos', range: 'entre 17 e 38' },
  { key: 'unchanged', count: 14, words: 'ficam como estão', range: null },
]

/** How many dots a group has in the drawing: each is a circle of two arcs. */
const dotsOf = (key: string): number =>
  (document.querySelector(`.hundred-drawing .hundred-${key}`)?.getAttribute('d')?.match(/a/g) ?? []).length /
  2

describe('hundred dots', () => {
  it('are as many as each group counts', ({ view }) => {
    view.render(<HundredDots groups={groups} />)
    expect([dotsOf('gone'), dotsOf('cheaper'), dotsOf('unchanged')]).toEqual([59, 27, 14])
  })

  it('have their counts in the legend, with the ranges', ({ view }) => {
    view.render(<HundredDots groups={groups} />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      '59 saem da lista, entre 48 e 73',
      '27 ficam mais baratos, entre 17 e 38',
      '14 ficam como estão',
    ])
  })

  it('are all empty, with the reason, where nothing is said', ({ view }) => {
    view.render(<HundredDots groups={null} silence="Poucos imóveis como este" />)
    expect(dotsOf('unchanged')).toBe(100)
    expect(screen.getByText('Poucos imóveis como este')).toBeTruthy()
  })

  it('are all empty where a number is too uncertain, and the legend says the direction', ({ view }) => {
    const [gone, cheaper, unchanged] = groups as [HundredGroup, HundredGroup, HundredGroup]
    const wide = { ...gone, count: null, range: 'provavelmente a maioria' }
    view.render(<HundredDots groups={[wide, cheaper, { ...unchanged, count: null }]} />)
    expect([dotsOf('gone'), dotsOf('unchanged')]).toEqual([0, 100])
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      '– saem da lista, provavelmente a maioria',
      '27 ficam mais baratos, entre 17 e 38',
      '– ficam como estão',
    ])
  })
})
