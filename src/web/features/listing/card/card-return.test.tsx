import { describe, expect, it } from 'vitest'
import type { Property } from '#contract/catalogue-schemas.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { bareProperty } from '#test/support/property-detail.ts'
import { FigureBadges } from '../listing-badges.tsx'
import { ReturnChip } from './listing-figures.tsx'

const property = (overrides: Partial<Property>): Property => ({ ...bareProperty, ...overrides })

describe('the net ROI on a card', () => {
  it.each<[Partial<Property>, string, tone: 'gain' | 'risk' | 'ink-2']>([
    [{ netRoi: 16.04 }, 'ROI líquido estimado 16%', 'gain'],
    [{ netRoi: 19.85 }, 'ROI líquido estimado 19,8%', 'gain'],
    [{ netRoi: 0.04 }, 'ROI líquido estimado 0%', 'ink-2'],
    [{ netRoi: -0.04 }, 'ROI líquido estimado 0%', 'ink-2'],
    [{ netRoi: -25.3 }, 'ROI líquido estimado −25,3%', 'risk'],
    [{ netRoi: 1204.5 }, 'ROI líquido estimado 1.204,5%', 'gain'],
  ])('for %j reads %s', (figures, words, tone) => {
    const chip = <ReturnChip property={property({ gone: false, ...figures })} />
    expect(renderedText(chip).trim()).toBe(words)
    expect(markupOf(chip)).toContain(`text-${tone}"`)
  })

  it('does not show a doubtful gain in the gain colour, but shows a loss in the loss colour', () => {
    const chip = (netRoi: number) =>
      markupOf(<ReturnChip property={property({ gone: false, netRoi })} doubted />)
    expect(chip(16)).toContain('text-ink-2"')
    expect(chip(-16)).toContain('text-risk"')
  })

  it.each<Partial<Property>>([
    { netRoi: null, gone: false },
    { netRoi: 16, gone: true },
    { netRoi: -25, gone: true },
  ])('is absent for %j', figures => {
    expect(markupOf(<ReturnChip property={property(figures)} />)).toBe('')
  })
})

describe('the badges on a picture', () => {
  it.each<[Partial<Property>, string]>([
    [{ discount: 41.5, netRoi: 20 }, 'Desconto de − 42% ROI Alto'],
    [{ discount: 41.5, netRoi: 19.99 }, 'Desconto de − 42%'],
    [{ discount: 41.5, netRoi: 20, gone: true }, ''],
    [{ discount: 0, netRoi: -25 }, ''],
    [{ discount: -40, netRoi: -60 }, ''],
    [{ discount: null, netRoi: null }, ''],
  ])('for %j are %s', (figures, words) => {
    expect(renderedText(<FigureBadges property={property({ gone: false, ...figures })} />).trim()).toBe(words)
  })
})
