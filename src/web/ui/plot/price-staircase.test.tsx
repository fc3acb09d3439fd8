// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { screen } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { PriceStaircase } from './price-staircase.tsx'
import type { PriceStep } from './price-steps.ts'

const steps: PriceStep[] = [
  { kind: 'auction', label: '2 leilões', price: 175_819.96, when: 'jun. e jul. 2025', roi: null },
  { kind: 'past', label: '1º degrau', price: 98_981, when: '9 mai.', roi: 13.4 },
  { kind: 'now', label: 'Agora', price: 96_376.59, when: 'desde 10 jul.', roi: 15 },
  { kind: 'next', label: 'Próximo', price: 93_771.82, when: 'entre 4 e 12 set.', roi: 17.9 },
  { kind: 'later', label: 'depois', price: 91_167.05, when: null, roi: 20 },
]
const maxBid = { price: 92_995.65, label: 'Seu lance máximo, meta de 18 %' }
const why = 'Em julho o banco costuma recomeçar a escada.'

/** The text of each item that screen readers reach. */
const read = () =>
  screen
    .getAllByRole('listitem')
    .map(item => item.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' '))

describe('the staircase of a page', () => {
  it('is a list of prices in the order of time, with the highest bid where it meets the stair', ({
    view,
  }) => {
    view.render(<PriceStaircase steps={steps} maxBid={maxBid} targetRoi={18} size="page" />)
    expect(screen.getByRole('list', { name: 'Escada do preço' })).toBeTruthy()
    expect(read()).toEqual([
      '2 leilões: jun. e jul. 2025, R$ 175.819,96',
      '1º degrau: 9 mai., R$ 98.981,00, ROI 13%',
      'Agora: desde 10 jul., R$ 96.376,59, ROI 15%',
      'Próximo: entre 4 e 12 set., R$ 93.771,82, ROI 17,9%',
      'Seu lance máximo, meta de 18 %: R$ 92.995,65',
      'depois: R$ 91.167,05, ROI 20%, atinge a meta',
    ])
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('marks a ROI only from the target on', ({ view }) => {
    view.render(<PriceStaircase steps={steps} targetRoi={17.9} size="page" />)
    expect(document.querySelectorAll('.stair-reaches')).toHaveLength(2)
    view.render(<PriceStaircase steps={steps} size="page" />)
    expect(document.querySelectorAll('.stair-reaches')).toHaveLength(0)
  })

  it('says why nothing follows, after the prices it knows', ({ view }) => {
    view.render(<PriceStaircase steps={steps.slice(0, 3)} silence={why} size="page" />)
    expect(read()).toHaveLength(4)
    expect(read().at(-1)).toBe(why)
  })

  it('says that a price stays the same', ({ view }) => {
    const same = steps.slice(2, 4).map(step => ({ ...step, price: 142_244 }))
    view.render(<PriceStaircase steps={same} size="page" />)
    expect(read().at(-1)).toContain('mesmo preço')
  })

  it('names a new base and what shared prices lie between', ({ view }) => {
    const past = Array.from(
      { length: 20 },
      (_, at): PriceStep => ({ ...steps[1]!, price: 200_000 - at * 1000 }),
    )
    view.render(
      <PriceStaircase
        steps={[...past, { ...steps[2]!, rebased: true }]}
        maxBid={{ ...maxBid, price: 1 }}
        size="page"
      />,
    )
    expect(read()[0]).toBe('14 preços antes: de 200.000,00 a 187.000,00, R$ 200.000,00')
    expect(read().at(-2)).toContain('Agora, nova base')
    expect(read().at(-1)).toContain('abaixo destes preços')
  })

  it('is the reason alone where no price is known, and nothing without one', ({ view }) => {
    view.render(<PriceStaircase steps={[]} silence={why} size="page" />)
    expect(document.body.textContent).toBe(why)
    view.render(<PriceStaircase steps={[]} size="page" />)
    expect(document.body.textContent).toBe('')
  })
})

describe('the small staircase', () => {
  const name = () => screen.getByRole('img').getAttribute('aria-label')?.replaceAll('\u00a0', ' ')
  const lines = () =>
    [...document.querySelectorAll('.small-stairs g path:last-child')].map(path => path.getAttribute('d'))

  it('says today and the next price as the name of a row', ({ view }) => {
    view.render(<PriceStaircase steps={steps} size="row" />)
    expect(name()).toBe(
      'Escada do preço: Hoje R$ 96.376,59, ROI líquido 15%, um preço antes; próximo R$ 93.771,82, entre 4 e 12 set., ROI líquido 18%',
    )
  })

  it('is a flat line with a dot where nothing is known but today', ({ view }) => {
    view.render(<PriceStaircase steps={steps.slice(2, 3)} silence={why} size="row" />)
    expect(lines()).toEqual(['M0 45H100'])
    expect(document.querySelectorAll('.small-stairs-dot')).toHaveLength(1)
    expect(name()).toContain(why)
  })

  it('falls further where more was cut', ({ view }) => {
    const cut = (share: number) => {
      view.render(
        <PriceStaircase
          steps={[
            { ...steps[1]!, price: 1000 },
            { ...steps[2]!, price: 1000 * (1 - share) },
          ]}
          size="row"
        />,
      )
      return Number(/ (\d[\d.]*)H/.exec(lines().at(-1) ?? '')?.[1])
    }
    const falls = [0.025, 0.1, 0.3, 0.4, 0.85].map(cut)
    expect(falls.toSorted((a, b) => a - b)).toEqual(falls)
    expect(new Set(falls).size).toBe(4)
    expect(falls.at(-1)).toBeLessThan(100)
  })
})
