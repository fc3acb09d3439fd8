import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { ReturnFields } from './range-filters.tsx'

/** Returns the text and position of the sliders: discount, then net ROI. */
function sliders(criteria: Partial<Criteria>) {
  const markup = renderToStaticMarkup(
    <ReturnFields criteria={{ ...emptyCriteria, ...criteria }} facets={undefined} change={() => undefined} />,
  )
  return [...markup.matchAll(/<input[^>]*type="range"[^>]*>/g)].map(([input]) => [
    /aria-valuetext="([^"]*)"/.exec(input)?.[1],
    /\bvalue="([^"]*)"/.exec(input)?.[1],
    /--at:([^";]*)/.exec(input)?.[1],
  ])
}

describe('the sliders of minimum returns', () => {
  it.each<[Criteria['minNetRoi'], string, string, string]>([
    [null, 'Qualquer', '-5', '0'],
    [-20, '−20%', '0', String((5 / 105) * 100)],
    [0, 'Sem prejuízo', '0', String((5 / 105) * 100)],
    [40, '40%', '40', String((45 / 105) * 100)],
    [150, '150%', '100', '100'],
  ])('for a net ROI of %s: %s', (minNetRoi, ...expected) => {
    expect(sliders({ minNetRoi })[1]).toEqual(expected)
  })

  it.each<[Criteria['minDiscount'], string, string, string]>([
    [null, 'Qualquer', '0', '0'],
    [45, '45%', '45', '50'],
    [100, '100%', '90', '100'],
  ])('for a discount of %s: %s', (minDiscount, ...expected) => {
    expect(sliders({ minDiscount })[0]).toEqual(expected)
  })
})
