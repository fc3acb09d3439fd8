import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Expense } from '#contract/desk-schemas.ts'
import { computeItemResult } from '#contract/item-result.ts'
import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { ResultSection } from './result-section.tsx'

const sheet = buildAssumedSheet(richProperty, {})
const paid = (kind: Expense['kind'], amount: number) => ({ date: '2026-03-02', kind, amount })
const shown = (expenses: ReturnType<typeof paid>[]): string =>
  renderToStaticMarkup(<ResultSection result={computeItemResult(expenses, sheet)} isOwnSheet={false} />)

it('says beside the real return how many planned costs nobody has written down', () => {
  expect(shown([paid('bid', 80_000)])).not.toContain('O ROI real')
  const sold = [paid('bid', 80_000), paid('venda', 160_000)]
  expect(shown(sold)).toMatch(/O ROI real conta só o que foi anotado: \d+ custos do plano ainda sem gasto\./)
  const whole = computeItemResult(sold, sheet).kinds.flatMap(({ kind, planned, spent }) =>
    planned !== null && planned > 0 && spent === 0 ? [paid(kind, 100)] : [],
  )
  expect(shown([...sold, ...whole])).not.toContain('O ROI real')
})

it('states no sum of zero, and no balance, where nobody wrote down what was paid', () => {
  const sold = shown([paid('venda', 160_000)])
  expect(sold).toContain('nenhum gasto anotado')
  expect(sold).not.toContain('Saldo')
  expect(sold).not.toMatch(/R\$\s0\b/)
  expect(shown([])).toContain('nada anotado')
})

it('shows a resident buyer no return', () => {
  const result = computeItemResult([paid('bid', 80_000), paid('venda', 160_000)], sheet)
  const markup = renderToStaticMarkup(<ResultSection result={result} isOwnSheet={false} isResidentBuyer />)
  expect(markup).not.toMatch(/ROI|TIR/)
  expect(markup).toContain('Saldo')
})
