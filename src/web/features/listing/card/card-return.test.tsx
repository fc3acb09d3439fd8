import { describe, expect, it } from 'vitest'
import type { Property } from '#contract/catalogue-schemas.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { bareProperty } from '#test/support/property-detail.ts'
import { FigureBadges } from '../listing-badges.tsx'
import { CardReturn } from './card-return.tsx'
import { NextPriceLine, ReturnLine } from './return-line.tsx'

const property = (overrides: Partial<Property>): Property => ({ ...bareProperty, gone: false, ...overrides })
const range = (low: number, base: number, high: number) => ({ low, base, high })

describe('the return on a card', () => {
  it.each<[low: number, base: number, high: number, string, tone: 'gain' | 'risk' | null]>([
    [-2.1, 16.04, 28.9, 'ROI líquido 16% de −2 a 29%', null],
    [0, 16.04, 28.9, 'ROI líquido 16% de 0 a 29%', 'gain'],
    [4, 19.85, 30, 'ROI líquido 20% de 4 a 30%', 'gain'],
    [-9, 0.04, 12, 'ROI líquido 0,04% de −9 a 12%', null],
    [-9, -0.04, 12, 'ROI líquido −0,04% de −9 a 12%', 'risk'],
    [-40, -25.3, -2, 'ROI líquido −25% de −40 a −2%', 'risk'],
    [900, 1204.5, 2000, 'ROI líquido 1.205% de 900 a 2.000%', 'gain'],
  ])('of %d, %d, %d reads %s', (low, base, high, words, tone) => {
    const line = <CardReturn property={property({ returnRange: range(low, base, high) })} />
    expect(renderedText(line).replaceAll(/\s+/g, ' ').trim()).toBe(words)
    const ink = /return-line-base (text-\w+)"/.exec(markupOf(line))?.[1] ?? null
    expect(ink).toBe(tone === null ? null : `text-${tone}`)
    expect(markupOf(line)).toContain('class="range" aria-hidden="true"')
  })

  it('of an extreme discount has no gain colour until the page was read, but a loss keeps its colour', () => {
    const markup = (base: number, pageRead: boolean) =>
      markupOf(
        <CardReturn property={property({ returnRange: range(0, base, 300), discount: 84, pageRead })} />,
      )
    expect(markup(200, false)).not.toContain('text-gain')
    expect(markup(200, true)).toContain('text-gain')
    expect(markup(-16, false)).toContain('text-risk')
    expect(markup(200, false)).toContain('fora do comum: ')
    expect(markup(200, true)).not.toContain('fora do comum')
  })

  it('says whose account it is when it is the person’s own', () => {
    expect(renderedText(<ReturnLine range={range(1, 2, 3)} ground="own" own doubted={false} />)).toContain(
      'sua conta: ROI líquido 2%',
    )
  })

  it.each<Partial<Property>>([
    { returnRange: range(1, 16, 30), gone: true },
    { returnRange: range(-40, -25, -3), gone: true },
  ])('is absent for %j', figures => {
    expect(markupOf(<CardReturn property={property(figures)} />)).toBe('')
  })

  it('without an appraisal keeps only the place of what a family reads', () => {
    const line = <CardReturn property={property({ returnRange: null })} />
    expect(markupOf(line)).toBe('<div class="return-space"></div>')
  })
})

describe('the next price on a card', () => {
  it.each<[Partial<Property>, string]>([
    [{ price: 96_376.59, nextPrice: 93_771.82 }, 'próximo preço R$ 93.771,82'],
    [{ price: 99_556.8, nextPrice: 99_556.8 }, 'depois, o mesmo preço em Venda Online, sem os 5%'],
    [{ price: 96_376.59, nextPrice: null }, ''],
    [{ price: 96_376.59, nextPrice: 93_771.82, gone: true }, ''],
  ])('for %j is "%s"', (figures, words) => {
    const text = renderedText(<NextPriceLine property={property(figures)} />)
    expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(words)
  })
})

describe('the badges on a picture', () => {
  it.each<[Partial<Property>, string]>([
    [{ discount: 41.5, returnRange: range(0, 20, 40) }, 'Desconto de − 42% ROI Alto'],
    [{ discount: 41.5, returnRange: range(0, 19.99, 40) }, 'Desconto de − 42%'],
    [{ discount: 41.5, returnRange: range(-0.1, 35, 60) }, 'Desconto de − 42%'],
    [{ discount: 41.5, returnRange: range(5, 20, 40), gone: true }, ''],
    [{ discount: 84, returnRange: range(200, 400, 600) }, 'Desconto de − 84% Fora do comum'],
    [{ discount: 84, returnRange: range(200, 400, 600), pageRead: true }, 'Desconto de − 84% ROI Alto'],
    [{ discount: 80, returnRange: range(200, 400, 600) }, 'Desconto de − 80% ROI Alto'],
    [{ discount: 0, returnRange: range(-40, -25, -3) }, ''],
    [{ discount: -40, returnRange: range(-80, -60, -40) }, ''],
    [{ discount: null, returnRange: null }, ''],
  ])('for %j are %s', (figures, words) => {
    const badges = <FigureBadges property={property({ pageRead: false, ...figures })} />
    expect(renderedText(badges).trim()).toBe(words)
  })
})
