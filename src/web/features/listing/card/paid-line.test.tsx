import { describe, expect, it } from 'vitest'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { listingPaid } from '#test/support/paid-answers.ts'
import { PaidLine } from './paid-line.tsx'

describe('what was paid in the building, on a card', () => {
  it('is a range for the eye, and a sentence for the ear', () => {
    const line = <PaidLine property={{ paid: listingPaid, gone: false }} />
    const [spoken, shown] = markupOf(line).split('<span aria-hidden="true">')
    const words = (markup = '') =>
      markup
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('\u00a0', ' ')
        .trim()
    expect(words(spoken)).toBe('no prédio pagou-se de R$ 139 mil a R$ 205 mil')
    expect(words(shown)).toBe('no prédio pagou-se R$ 139–205 mil')
  })

  it.each([
    { paid: null, gone: false },
    { paid: listingPaid, gone: true },
  ])('is absent for %j', property => {
    expect(renderedText(<PaidLine property={property} />)).toBe('')
  })
})
