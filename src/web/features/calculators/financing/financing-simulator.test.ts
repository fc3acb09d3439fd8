// @vitest-environment happy-dom
import { describe, expect, vi } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { computeFinancedPurchase } from '#domain/calculators/financed-purchase.ts'
import { describeReturnEnds } from '#domain/judgement/judged-return.ts'
import {
  type Application,
  expectFocus,
  figureText,
  fillField,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { exampleFinancingForm } from './financing-form.ts'
import { computeFinancingReturn } from './financing-return.ts'
import { exampleFinancingStart } from './financing-start.ts'

/** The initial values of the page, in centavos. */
const example = {
  marketValue: 27_250_000,
  bid: 19_797_600,
  downPercent: 60,
  yearlyRate: 9.8,
  instalments: 240,
  system: 'sac',
  initialExpenses: 2_277_600,
  additionalExpenses: 0,
  documentExpenses: 0,
  appreciation: 0.3,
  months: 10,
  monthlyTax: 0,
  monthlyCondo: 0,
} as const
type Question = Parameters<typeof computeFinancedPurchase>[0]

const reais = (centavos: number) =>
  `R$ ${(centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: centavos % 100 === 0 ? 0 : 2 })}`
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const main = () => screen.getByRole('main')
const shown = (name: string) => figureText(main(), new RegExp(`^${name}$`))
const head = () => screen.findByRole('region', { name: /^Vendendo depois de/ })
/** Opens the drawer "Outras contas", which holds the figures of the loan alone. */
const openDrawer = async ({ user }: Application) => {
  await user.click(screen.getByText('Outras contas', { selector: 'summary *' }))
  await screen.findByText('Resultado da venda')
}
const expectProfit = (change: Partial<Question>) =>
  waitFor(() =>
    expect(shown('Resultado da venda')).toBe(
      reais(computeFinancedPurchase({ ...example, ...change }).cashFlow.netProfit),
    ),
  )

async function openSimulator(app: Application): Promise<void> {
  fakeAccount(app.server)
  await app.open('/calculadora-financiamento')
  await screen.findByRole('heading', { level: 1, name: 'Simulador de financiamento' })
}

describe('the financing simulator', () => {
  it('starts with an example, and recalculates for the other system with an announcement', async ({
    app,
  }) => {
    await openSimulator(app)
    const sac = computeFinancedPurchase(example)
    const { range } = computeFinancingReturn(exampleFinancingForm, sac, exampleFinancingStart)
    expect(shownText(await head())).toContain(describeReturnEnds(range!).replaceAll('\u00a0', ' '))
    expect(screen.queryByText('Resultado da venda')).toBeNull()
    expect(shownText(main())).not.toMatch(/TIR ao|valor de mercado/i)
    await openDrawer(app)
    await expectProfit({})
    expect(shown('Resultado da venda')).toBe('R$ 53.956,66')
    expect(shown('Primeira parcela')).toBe(reais(sac.schedule[0]!.total))
    expect(shown('Primeira parcela')).toBe('R$ 999,68')
    expect(shown('Lucro após venda')).toBe(reais(sac.simplified.profit))
    expect(shown('Investimento total')).toBe(reais(sac.simplified.invested))
    screen.getByText(/^Economia: R\$\s74\.524, 27,35% abaixo do valor de venda\.$/)
    await app.user.click(screen.getByRole('radio', { name: 'PRICE' }))
    const price = computeFinancedPurchase({ ...example, system: 'price' })
    await waitFor(() => expect(shown('Primeira parcela')).toBe(reais(price.schedule[0]!.total)))
    await screen.findByText(/^PRICE: ROI líquido .* primeira parcela de/)
  })

  it('reads what is typed or pasted as people write numbers, and never clears it', async ({ app }) => {
    const { user } = app
    await openSimulator(app)
    await openDrawer(app)
    const market = field('Valor de venda')
    for (const [pasted, written, marketValue] of [
      ['R$\u00a0281.234,56', '281.234,56', 28_123_456],
      ['280000.5', '280.000,50', 28_000_050],
    ] as const) {
      await fillField(user, market, pasted)
      expect(market.value).toBe(pasted)
      await expectProfit({ marketValue })
      await user.tab()
      expect(market.value).toBe(written)
    }
    // A digit before thousands that we formatted: the text stays, and is not read as a decimal.
    await fillField(user, market, '272.500')
    await user.tab()
    await user.type(market, '1', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(market.value).toBe('1272.500')
    await user.tab()
    expect(market.value).toBe('1.272.500')
    await fillField(user, market, '')
    await user.tab()
    expect(market.value).toBe('1.272.500')
    await fillField(user, market, 'dez')
    await screen.findByText('Use só números, como 1.272.500')
    // On leaving it stays with an error; the value is the previous one, not the beginning of the text.
    await fillField(user, market, '1e9')
    await user.tab()
    expect(market.value).toBe('1e9')
    await screen.findByText('Use só números, como 1.272.500')
    await fillField(user, market, '-5000')
    await screen.findByText('Não pode ser negativo')
    await fillField(user, market, '300 mil')
    await expectProfit({ marketValue: 30_000_000 })
    await user.tab()
    expect(market.value).toBe('300.000')
  })

  it('copies a link that restores the simulation, and loses nothing on the way to the cost sheet and back', async ({
    app,
  }) => {
    const { user } = app
    await openSimulator(app)
    await user.click(screen.getByRole('radio', { name: 'PRICE' }))
    await fillField(user, field('Valorização ao mês'), '-0,2')
    const falling = { system: 'price', appreciation: -0.2 } as const
    await openDrawer(app)
    await expectProfit(falling)
    await user.click(screen.getByRole('button', { name: 'Calcular' }))
    await waitFor(() => expect(app.address()).toMatch(/sistema=price.*valorizacao=-0\.2/))
    await expectFocus(screen.getByRole('region', { name: /^Vendendo depois de 10 meses/ }))

    await user.click(screen.getByRole('button', { name: 'Copiar link' }))
    await screen.findByText('Link copiado!')
    const link = new URL(await navigator.clipboard.readText())
    expect(link.origin).toBe(window.location.origin)
    expect(link.search).toContain('valorizacao=-0.2')
    await app.open(link.pathname + link.search)
    await screen.findByRole('heading', { level: 1, name: 'Simulador de financiamento' })
    await openDrawer(app)
    await expectProfit(falling)
    expect(field('Valorização ao mês').value).toBe('−0,2')

    // Leaving at once and returning changes nothing.
    await fillField(user, field('Venda depois de'), '12')
    const onward = screen.getByRole('link', { name: 'Ver o custo total' })
    expect(onward.getAttribute('href')).toMatch(/^\/custo-total\?lance=197976&venda=[\d.]+&meses=12$/)
    await user.click(onward)
    await screen.findByRole('heading', { level: 1, name: 'Custo total' })
    await waitFor(() => expect(field('Lance').value).toBe('197.976'))
    window.history.back()
    await screen.findByRole('heading', { level: 1, name: 'Simulador de financiamento' })
    expect(field('Venda depois de').value).toBe('12')
    expect(field('Valorização ao mês').value).toBe('−0,2')
  })

  it('shows every instalment of its table, and offers them as a file', async ({ app }) => {
    await openSimulator(app)
    const { schedule } = computeFinancedPurchase(example)
    const table = screen.getByRole('table', { name: /^Valores em reais/ })
    const rows = () => table.querySelectorAll('tbody tr')
    expect(rows()).toHaveLength(24)
    await app.user.click(screen.getByRole('button', { name: 'Mostrar todas (240)' }))
    expect(rows()).toHaveLength(240)
    expect(shownText(rows()[239])).toContain('332,54')

    const files: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      files.push(file as Blob)
      return 'blob:table'
    })
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await app.user.click(screen.getByRole('button', { name: 'Baixar CSV' }))
    const [link] = press.mock.contexts as HTMLAnchorElement[]
    create.mockRestore()
    press.mockRestore()
    expect(link?.download).toBe('financiamento-sac-240-parcelas.csv')
    const lines = ((await files[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n')
    expect(lines[0]).toBe('Parcela;Valor;Amortização;Juros;Saldo devedor')
    expect(lines[1]).toBe('1;949,33;329,96;619,37;78860,44')
    const centavos = lines.slice(1, -1).map(line => Number(line.split(';')[1]?.replace(',', '')))
    expect(centavos).toEqual(schedule.map(({ payment }) => payment))
  })

  it('opens at its old address, and a listing fills in its values and names their source', async ({
    app,
  }) => {
    fakeAccount(app.server)
    app.server.answer(catalogueCalls.property, { ...richProperty, financing: false })
    await app.open(`/calculadora-parcelamento?imovel=${richProperty.id}`)
    await screen.findByText(/A Caixa não financia este imóvel: é à vista/)
    expect(screen.getAllByText(/A Caixa não financia este imóvel/)).toHaveLength(1)
    screen.getByText(/^Sem ROI financiado: as parcelas abaixo são de uma compra igual/)
    expect(app.address()).toBe(`/calculadora-financiamento?imovel=${richProperty.id}`)
    const onward = screen.getByRole('link', { name: 'Ver o imóvel' })
    expect(onward.getAttribute('href')).toBe(`/imovel/${richProperty.id}`)
    screen.getByRole('heading', { name: 'Apartamento · Jardim Europa' })
    expect(field('Valor de arremate').value).toBe('74.900')
    expect(field('Valor de venda').value).toBe('168.000')
    screen.getByText('Valor de venda: avaliação da Caixa, não um preço de mercado.')
    await app.user.click(screen.getByRole('button', { name: /^Usar avaliação da Caixa de 12 parecidos/ }))
    expect(field('Valor de venda').value).toBe('151.044')
    await fillField(app.user, field('Despesas iniciais (ITBI, registro)'), '1.000')
    await openDrawer(app)
    const loan = { yearlyRate: 11.49, appreciation: 0, months: 12, monthlyCondo: 336_00 }
    const changed = { ...loan, bid: 7_490_000, marketValue: 15_104_400, initialExpenses: 100_000 }
    await expectProfit(changed)
    // What the bank does not finance has no financed return.
    screen.getByRole('button', { name: /^Ver o resultado: primeira parcela/ })
  })

  it('shows no example values under a listing that fails to load', async ({ app }) => {
    fakeAccount(app.server)
    app.server.refuse(catalogueCalls.property, 'not_ready')
    const address = `/calculadora-financiamento?imovel=${richProperty.id}`
    await app.open(address)
    const strip = await screen.findByRole('region', { name: 'Imóvel da conta' })
    const retry = await within(strip).findByRole('button', { name: 'Tentar de novo' })
    expect(screen.queryByRole('textbox', { name: 'Valor de arremate' })).toBeNull()
    app.server.answer(catalogueCalls.property, richProperty)
    await app.user.click(retry)
    await waitFor(() => expect(field('Valor de arremate').value).toBe('74.900'))
    expect(app.address()).toBe(address)
  })
})
