// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { buildAssumedSheet, toCostQuestion } from '#contract/cost-sheet.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { judgedForAnybody, judgeReturn } from '#contract/judge-property.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { describeReturn, unexplainedReturnText } from '#domain/judgement/judged-return.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { formatCentavos } from '#domain/format-figures.ts'
import {
  type Application,
  expectFocus,
  fillField,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { formatRoi } from '../cost-words.ts'
import { bareProperty, listedProperty, richProperty } from '#test/support/property-detail.ts'

const { addFavorite, changeFavorite, favorites } = savedCalls
const result = () => screen.findByRole('region', { name: 'Resultado' })
const next = () => screen.findByRole('region', { name: 'No próximo preço' })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = async ({ user }: Application, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
/** Returns the text of a row on the screen; the paper for printing has the same rows. */
const row = (name: RegExp) =>
  shownText(screen.getAllByRole('row', { name }).find(each => each.closest('article') === null))
const expectResult = (words: string | RegExp) =>
  waitFor(async () => expect(shownText(await result())).toMatch(words))
const expectValue = (name: string, value: string) =>
  waitFor(async () => expect((await field(name)).value).toBe(value))
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

/** Opens the sheet of a listing with an account that has no favorites, or this one of it. */
async function openOf(
  app: Application,
  property: PropertyDetail,
  saved: Partial<Favorite> | null = null,
): Promise<string> {
  const listed = { ...listedProperty, id: property.id }
  fakeAccount(app.server)
  fakeFavorites(app.server, saved ? [favoriteOf(listed, saved)] : [], [listed])
  app.server.answer(catalogueCalls.property, property)
  const address = `/custo-total?imovel=${property.id}`
  await app.open(address)
  return address
}

describe('the cost sheet', () => {
  it('says what the ROI would be at the next price, by the same sheet', async ({ app }) => {
    const property: PropertyDetail = {
      ...richProperty,
      modality: 'venda-direta',
      nextPrice: 70_000,
      ladder: richProperty.ladder && { ...richProperty.ladder, family: 'hi' },
    }
    await openOf(app, property)
    const sheet = buildAssumedSheet(property)
    const roi = sheet && computeCostSheet(toCostQuestion({ ...sheet, bid: 70_000 })).roi
    await waitFor(async () =>
      expect(plain(shownText(await next()))).toContain(
        `No próximo preço da escada, R$ 70.000, o ROI líquido seria ${formatRoi(roi)} · de `,
      ),
    )
    expect(plain(shownText(await next()))).toMatch(
      /Regra observada em \d+% dos .* imóveis de GO .*; a Caixa não a publica\.$/,
    )
  })

  it('says of a licitação what the same price gives without the leiloeiro', async ({ app }) => {
    const property: PropertyDetail = { ...richProperty, modality: 'licitacao', nextPrice: richProperty.price }
    await openOf(app, property)
    const sheet = buildAssumedSheet(property)
    const roi = sheet && computeCostSheet(toCostQuestion({ ...sheet, commissionPercent: 0 })).roi
    await waitFor(async () =>
      expect(plain(shownText(await next()))).toContain(
        `sem os 5% do leiloeiro, o ROI líquido seria ${formatRoi(roi)} · de `,
      ),
    )
  })

  it('says what the list’s price gives beside another bid of a saved sheet', async ({ app }) => {
    const sheet = buildAssumedSheet(listedProperty)
    if (sheet === null) throw new Error('no appraisal')
    await openOf(app, richProperty, { sheet: { ...sheet, bid: 60_000 } })
    const { returnRange } = judgeReturn(richProperty, { ...judgedForAnybody, sheet })
    const beside = () => screen.queryByRole('region', { name: 'Pelo preço da lista' })
    await waitFor(() => expect(shownText(beside())).toContain('Seu lance é de R$ 60.000'))
    expect(plain(shownText(beside()))).toContain(
      `o preço da lista é R$ 74.900, e por ele o ROI líquido é ${plain(describeReturn(returnRange!))}`,
    )
    await press(app, 'Usar o preço da lista')
    await expectValue('Lance', '74.900')
    expect(beside()).toBeNull()
    await expectFocus(await result())
  })

  it('gives no maximum bid for a listing that has left the list', async ({ app }) => {
    await openOf(app, { ...richProperty, gone: true })
    await expectResult('não há mais lance a dar')
    expect(shownText(screen.getByRole('main'))).not.toContain('Lance máximo')
    expect(shownText(screen.getByRole('article', { hidden: true }))).not.toContain('Lance máximo, ROI')
  })

  it('says first that a discount over 80 % is out of the ordinary', async ({ app }) => {
    await openOf(app, { ...richProperty, discount: 85, pageRead: false })
    await expectResult(new RegExp(`^${unexplainedReturnText}.*ROI líquido`))
  })

  it('gives the check values for typed ones, the maximum bid its ROI, and its address the same sheet again', async ({
    app,
  }) => {
    const { user } = app
    fakeAccount(app.server)
    await app.open(
      '/custo-total?modalidade=venda-online&comissao=0&lance=1&desocupacao=0&reformaMes=1&venda=9',
    )
    await expectResult(/^Prejuízo em 12 mesesR\$/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Modalidade' }), 'Leilão SFI')
    await expectValue('Comissão', '5')
    for (const [name, value] of [
      ['Lance', '200.000'],
      ['Desocupação', '6000'],
      ['Mês da obra', '4'],
      ['Valor de venda', 'R$ 320.000,00'],
    ] as const)
      await fillField(user, await field(name), value)
    await expectResult('R$ 31.180')
    await expectResult(/ROI líquido12% de −\d+% a \d+%/)
    expect(screen.queryAllByText('TIR ao ano')).toEqual([])
    await user.click(screen.getByText('Outras contas', { selector: 'summary *' }))
    await screen.findByText('12,6%')
    expect(row(/^Total investido/)).toContain('R$ 262.000')
    expect(row(/^IR sobre o ganho/)).toContain('R$ 7.620')

    await press(app, 'Usar este lance')
    await expectValue('Lance', '192.618,18')
    await expectResult('ROI líquido15%')
    await waitFor(() => expect(app.address()).toMatch(/lance=192618\.18/))
    const paper = shownText(screen.getByRole('article', { hidden: true }))
    expect(paper).toContain('Lance máximo, ROI de 15%R$ 192.618,18')
    expect(paper).toContain(window.location.href)

    await app.reload()
    await expectResult('ROI líquido15%')
    await expectValue('Valor de venda', '320.000')
  })

  it('starts with the facts of a listing and our assumptions, and is saved with the favorite', async ({
    app,
  }) => {
    const { server } = app
    const address = await openOf(app, richProperty)
    const assumed = buildAssumedSheet(richProperty)
    if (assumed === null) throw new Error('no appraisal')
    const { netProfit, invested } = computeCostSheet(toCostQuestion(assumed))
    await screen.findByText(/A Caixa diz: “Sob responsabilidade do comprador, até/)
    await waitFor(async () => expect(shownText(await result())).toContain(plain(formatCentavos(netProfit))))
    expect(row(/^Total investido/)).toContain(plain(formatCentavos(invested)))
    await screen.findByRole('button', { name: /^Usar a avaliação da Caixa de parecidos .* R\$.151\.044$/ })
    expect(document.body.textContent).not.toMatch(/valor de mercado/i)

    await press(app, /^Reservar o máximo do condomínio/)
    await expectValue('Condomínio', '16.800')
    // The pressed button disappears; the keyboard focus continues from here.
    expect(document.activeElement).not.toBe(document.body)
    await press(app, 'Salvar nos favoritos')
    await screen.findByText('Sua planilha salva')
    await waitFor(() => expect(server.requests(changeFavorite)).toHaveLength(1))
    expect(server.requests(addFavorite)).toHaveLength(1)

    await app.open(`${address}&lance=70000`)
    await screen.findByText('Mudou desde que você salvou')
    await expectValue('Lance', '70.000')
    await expectValue('Condomínio', '16.800')
    await press(app, 'Voltar à planilha salva')
    await screen.findByText('Sua planilha salva')
    await expectValue('Lance', '74.900')
    await press(app, 'Recomeçar das suposições')
    await expectValue('Condomínio', '0')
    await waitFor(() => expect(app.address()).toMatch(/condominio=0/))
    await app.reload()
    await screen.findByText('Mudou desde que você salvou')
    await expectValue('Condomínio', '0')
  })

  it('requires a sale value without an appraisal, waits for the server to be saved, and stays in its address', async ({
    app,
  }) => {
    const { user, server } = app
    const address = await openOf(app, bareProperty)
    await expectResult('Falta o valor de venda')
    await expectValue('Valor de venda', '')
    const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Salvar nos favoritos' })
    expect((await save()).disabled).toBe(true)
    const missing = within(await result()).getByRole('textbox', { name: 'Por quanto você venderia' })
    await fillField(user, missing, '150000')
    await user.click(within(await result()).getByRole('button', { name: 'Calcular' }))
    await expectResult('ROI líquido')
    await expectFocus(await result())
    await expectValue('Valor de venda', '150.000')
    await waitFor(() => expect(app.address()).toMatch(/venda=150000/))

    // What cannot be sent is stored, and the message stays beside the button.
    server.disconnect(favorites, addFavorite, changeFavorite)
    await user.click(await save())
    await screen.findByText('Guardada neste aparelho, esperando conexão.')

    // The example's values are not shown under the number of a listing that failed to load.
    const linked = app.address()
    server.connect()
    server.refuse(catalogueCalls.property, 'property_not_found')
    await app.open(address)
    await screen.findByRole('link', { name: 'Fazer a conta com um exemplo' })
    expect(screen.queryByRole('textbox', { name: 'Lance' })).toBeNull()
    await app.open(linked)
    await expectValue('Valor de venda', '150.000')
    await screen.findByRole('heading', { name: 'Imóvel não encontrado' })
  })
})
