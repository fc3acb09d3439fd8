// @vitest-environment happy-dom
import { expect } from 'vitest'
import { deskCalls } from '#contract/desk-calls.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { fakeFavorites } from '#test/support/faked-favorites.ts'
import { type Application, it, screen, shownText, waitFor } from '#test/support/rendered-application.ts'

const home = { parameters: { renda: '4000', entrada: '60000' }, isForLiving: true }
const resale = /\bROI\b|TIR|Lucro|Prejuízo|[Ll]ance máximo|investido|à venda|da venda/

const pages = [
  ['/custo-total', 'Para morar nele, tudo somado', 'Lucro líquido se revendesse'],
  ['/calculadora-financiamento', 'A parcela e a entrada', 'Vendendo depois de'],
  ['/calculator-old?avaliacao=200000&lance=100000', 'Até quanto a sua família pode ir', 'ROI líquido'],
] as const

async function openAs(app: Application, address: string, family: typeof home | null): Promise<HTMLElement> {
  fakeAccount(app.server, { home: family })
  fakeFavorites(app.server, [])
  app.server.answer(deskCalls.expenses, [])
  await app.open(address)
  return screen.findByRole('main')
}

it.for(pages)(
  '%s shows a resident buyer nothing about a resale until asked',
  async ([address, leads, asked], { app }) => {
    const main = await openAs(app, address, home)
    await waitFor(() => expect(shownText(main)).toContain(leads))
    expect(shownText(main).replace('Ver a conta de quem revende', '')).not.toMatch(resale)
    await app.user.click(screen.getByRole('button', { name: 'Ver a conta de quem revende' }))
    await waitFor(() => expect(shownText(main)).toContain(asked))
    expect(shownText(main)).not.toContain(leads)
    expect(document.activeElement?.id).toBe('resultado')
  },
)

it.for(pages)(
  'to others, %s speaks of the resale and offers nothing else',
  async ([address, leads], { app }) => {
    const main = await openAs(app, address, null)
    await waitFor(() => expect(shownText(main)).toMatch(/ROI líquido/))
    expect(shownText(main)).not.toContain(leads)
    expect(screen.queryByRole('button', { name: 'Ver a conta de quem revende' })).toBeNull()
  },
)
