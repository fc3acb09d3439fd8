// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { describe, expect } from 'vitest'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { it } from '#test/support/rendered-component.ts'
import { CriterionFields } from './criterion-fields.tsx'

/** Returns the text, value and position of a slider. */
function readSlider(render: (drawn: ReactNode) => void, criteria: Partial<Criteria>, name: string) {
  const props = {
    criteria: { ...emptyCriteria, ...criteria },
    facets: undefined,
    change: () => undefined,
  }
  render(
    <>
      <CriterionFields {...props} group="discount" />
      <CriterionFields {...props} group="return" />
    </>,
  )
  const input = screen.getByRole<HTMLInputElement>('slider', { name })
  return [input.getAttribute('aria-valuetext'), input.value, input.style.getPropertyValue('--at')]
}

describe('the sliders of percentages', () => {
  it.for<[Criteria['minNetRoi'], string, string, string]>([
    [null, 'Qualquer', '-5', '0'],
    [-20, '−20%', '0', String((5 / 105) * 100)],
    [0, 'Sem prejuízo', '0', String((5 / 105) * 100)],
    [40, '40%', '40', String((45 / 105) * 100)],
    [150, '150%', '100', '100'],
  ])('for a net ROI of %s: %s', ([minNetRoi, ...expected], { view: { render } }) => {
    expect(readSlider(render, { minNetRoi }, 'ROI líquido mínimo')).toEqual(expected)
  })

  it.for<[Criteria['minDiscount'], string, string, string]>([
    [null, 'Qualquer', '0', '0'],
    [45, '45%', '45', '50'],
    [100, '100%', '90', '100'],
  ])('for a discount of %s: %s', ([minDiscount, ...expected], { view: { render } }) => {
    expect(readSlider(render, { minDiscount }, 'Desconto mínimo')).toEqual(expected)
  })
})
