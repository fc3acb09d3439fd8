// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { describe, expect } from 'vitest'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { it } from '#test/support/rendered-component.ts'
import { CriterionFields } from './criterion-fields.tsx'

const noProps = { facets: undefined, change: () => undefined }

/** Returns the text, value and position of a slider. */
function readSlider(render: (drawn: ReactNode) => void, criteria: Partial<Criteria>, name: string) {
  const props = { ...noProps, criteria: { ...emptyCriteria, ...criteria } }
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

  it.for<[Criteria['maxDiscount'], string, string, string]>([
    [null, 'Qualquer', '95', '100'],
    [45, '45%', '45', String((40 / 90) * 100)],
    [100, '100%', '90', String((85 / 90) * 100)],
  ])('for a largest discount of %s: %s', ([maxDiscount, ...expected], { view: { render } }) => {
    expect(readSlider(render, { maxDiscount }, 'Desconto máximo')).toEqual(expected)
  })

  it('ask for no largest discount at their last position', ({ view: { render } }) => {
    const changes: Partial<Criteria>[] = []
    const criteria = { ...emptyCriteria, maxDiscount: 60 }
    render(
      <CriterionFields
        {...noProps}
        group="discount"
        criteria={criteria}
        change={each => changes.push(each)}
      />,
    )
    const slider = screen.getByRole('slider', { name: 'Desconto máximo' })
    for (const value of ['70', '95']) fireEvent.change(slider, { target: { value } })
    expect(changes).toEqual([{ maxDiscount: 70 }, { maxDiscount: null }])
  })
})

describe('the fields of the least and the most', () => {
  it('of rooms stand under headings of their own', ({ view: { render } }) => {
    render(
      <CriterionFields
        {...noProps}
        group="rooms"
        criteria={{ ...emptyCriteria, minRooms: 2, maxRooms: 3 }}
      />,
    )
    const chosen = (name: string) =>
      within(screen.getByRole('group', { name })).getByRole('radio', { checked: true }).closest('label')
        ?.textContent
    expect([chosen('Quartos'), chosen('Quartos, no máximo')]).toEqual(['2+', 'até 3'])
  })

  it('of an appraisal share one, and say where they cross', ({ view: { render } }) => {
    const criteria = { ...emptyCriteria, minEvaluation: 200_000_00, maxEvaluation: 100_000_00 }
    render(<CriterionFields {...noProps} group="price" criteria={criteria} />)
    const fields = within(screen.getByRole('group', { name: 'Avaliação' }))
    const read = (label: string) => fields.getByLabelText<HTMLInputElement>(label).value.replaceAll(/\D/g, '')
    expect([read('Avaliação mínima'), read('Avaliação máxima')]).toEqual(['200000', '100000'])
    expect(fields.getByText('Menor que o mínimo')).toBeTruthy()
  })
})
