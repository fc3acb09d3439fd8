import { expect, it } from 'vitest'
import { describeShownReturn } from './list-price-return.tsx'

const range = { low: -3.2, base: 15.4, high: 28.9 }

it('says that the other pages show the same only where they do', () => {
  expect(describeShownReturn(range, { ...range, base: 15.1 })).toBe(
    ', o que o site mostra nas outras páginas.',
  )
  expect(describeShownReturn(range, { low: 10.5, base: 40.2, high: 61 })).toBe(
    '; as outras páginas mostram 40% · de 11% a 61% até você salvar esta conta.',
  )
  expect(describeShownReturn(range, null)).toBe(
    '; as outras páginas o mostram depois de você salvar a conta.',
  )
})
