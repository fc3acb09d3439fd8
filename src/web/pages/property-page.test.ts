// @vitest-environment happy-dom
import { writePropertyAddress } from '#contract/property-address.ts'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import type { Me } from '#contract/account-schemas.ts'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import {
  type Application,
  fillField,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { fakeAccount, fakedMe, fakedStats } from '#test/support/faked-account.ts'
import { fakeFavorites } from '#test/support/faked-favorites.ts'
import { bareProperty, listedProperty, richProperty } from '#test/support/property-detail.ts'

const panel = (name: string | RegExp) => screen.findByRole('region', { name })
/** Returns a figure's value by the beginning of its name. */
const figureIn = (place: HTMLElement, name: string): string => {
  const term = within(place)
    .getAllByRole('term')
    .find(each => shownText(each).startsWith(name))
  return shownText(term?.closest('dl > div')?.querySelector('dd'))
}
const participate = () => screen.queryByRole('link', { name: /^Participar/ })

/** Opens the page of a listing, whose list is the bank's unless it is a demonstration's. */
async function openProperty(
  { server, open }: Application,
  property: PropertyDetail,
  source: 'caixa' | 'demo' = 'caixa',
  account: Partial<Me> = {},
): Promise<void> {
  fakeAccount(server, account)
  fakeFavorites(server, [], [listedProperty])
  server.answer(catalogueCalls.stats, { ...fakedStats, source })
  server.answer(catalogueCalls.property, property)
  await open(`/imovel/${property.id}`)
  await screen.findByRole('heading', { name: /^Localização/ })
}

/** Words that only a resale page may contain. */
const resaleWords = /\bROI\b|lucro|revend|meta de|lance máximo|em 10 meses/i

/** Scrolls, because cards further down are drawn on the way. */
const scroll = () => window.dispatchEvent(new Event('scroll'))

describe('the page of a property', () => {
  it('shows a resident buyer instalment and first day, and no resale', async ({ app }) => {
    const parameters = { renda: '4000', entrada: '60000' }
    const home = { parameters, isForLiving: true }
    await openProperty(app, { ...richProperty, financing: true }, 'caixa', { home })
    const living = await panel('Para a sua família morar')
    expect(figureIn(living, 'Parcela com seguros')).toMatch(/^R\$ [\d.,]+$/)
    expect(figureIn(living, 'No primeiro dia')).toMatch(/^R\$ [\d.,]+$/)
    expect(
      within(living)
        .getByRole('link', { name: /^Ver a conta inteira/ })
        .getAttribute('href'),
    ).toBe(`/morar?imovel=${richProperty.id}#conta`)
    scroll()
    await vi.dynamicImportSettled()
    expect(shownText(screen.getByRole('main'))).not.toMatch(resaleWords)
    expect(shownText(screen.getByRole('region', { name: 'Preço' }))).toContain('abaixo da avaliação')
  })

  it('names unknown values as unknown, and a demonstration has no page of the bank', async ({ app }) => {
    await openProperty(app, bareProperty, 'demo')
    const details = await panel('Detalhes')
    for (const name of ['Fim da venda', 'Financiamento', 'FGTS', 'Ocupação'])
      expect(figureIn(details, name)).toContain('Não informado')
    screen.getByText('Endereço não informado')
    expect(screen.getAllByText('Avaliação não informada').length).toBeGreaterThan(0)
    await screen.findByText(/não há página da Caixa para participar/)
    expect(screen.getAllByRole('link', { name: 'Fazer a minha conta' })[0]?.getAttribute('href')).toBe(
      `/custo-total?imovel=${bareProperty.id}`,
    )
    expect(participate()).toBeNull()
  })

  it('says what the property is, what is known of its debts and its place, and where to go on', async ({
    app,
  }) => {
    await openProperty(app, { ...richProperty, debts: 1234.5 })
    expect(document.title).toMatch(/^Apartamento · Jardim Europa, Anápolis, GO/)
    expect(shownText(screen.getByRole('heading', { level: 1 }))).toBe('Apartamento · Jardim Europa')
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Onde você está' }))
    const wayTo = (name: string) => breadcrumbs.getByRole('link', { name }).getAttribute('href')
    expect(wayTo('Goiás')).toBe('/search?state=GO')
    expect(wayTo('Anápolis')).toBe('/search?state=GO&city=ANAPOLIS')

    const payers = within(await panel('Quem paga o quê'))
    payers.getByText('Há dívidas conhecidas de R$ 1.234,50.')
    payers.getByText('Página da Caixa de 19 nov. 2026.')
    const documents = within(await panel('Documentos'))
    expect(documents.getByRole('link', { name: /^Ver Edital Completo/ }).getAttribute('target')).toBe(
      '_blank',
    )
    const location = within(await panel(/^Localização/))
    location.getByText('Localização aproximada: centro do município.')
    expect(location.getByRole('link', { name: /^Ver no Google Maps/ }).getAttribute('href')).toMatch(
      /Acacias/,
    )
    const outward = screen.getAllByRole('link', { name: /^Participar/ })
    expect(outward.map(link => link.getAttribute('href'))).toEqual(outward.map(() => richProperty.url))
  })

  it('copies nothing and says nothing when the share sheet is closed, and says when copying fails', async ({
    app,
  }) => {
    await openProperty(app, richProperty)
    const calls: string[] = []
    const copying = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async text => {
      calls.push(text)
      throw new Error('refused')
    })
    Object.assign(navigator, {
      share: async ({ url }: ShareData) => {
        calls.push(`shared ${url}`)
        throw new DOMException('closed', 'AbortError')
      },
    })
    onTestFinished(() => {
      copying.mockRestore()
      Reflect.deleteProperty(navigator, 'share')
    })
    const share = screen.getAllByRole('button', { name: 'Compartilhar' })[0]
    if (!share) throw new Error('nothing to share with')
    await app.user.click(share)
    await waitFor(() =>
      expect(calls).toEqual([`shared ${window.location.origin}${writePropertyAddress(richProperty)}`]),
    )
    const [copy] = screen.getAllByRole('button', { name: new RegExp(`^Caixa nº ${richProperty.id}`) })
    await app.user.click(copy!)
    await screen.findByText('Erro ao copiar')
    screen.getByText('Não foi possível copiar o ID')
    expect(calls).toEqual([
      `shared ${window.location.origin}${writePropertyAddress(richProperty)}`,
      richProperty.id,
    ])
  })

  it('says since when a listing has left the list', async ({ app }) => {
    const [first] = richProperty.history
    if (!first) throw new Error('no history')
    await openProperty(app, {
      ...richProperty,
      gone: true,
      listDate: '2026-11-20',
      history: [first, { ...first, at: '2026-11-20', kind: 'gone' }],
    })
    await screen.findAllByText(/^fora da lista desde 20 nov\. 2026$/i)
    screen.getByText(/^Visto pela última vez na lista de/)
    expect(screen.getAllByRole('link', { name: /^(?:Apartamentos|Casas) em / }).length).toBeGreaterThan(0)
    const price = screen.getByRole('region', { name: 'Preço' })
    expect(price.textContent).not.toMatch(/ROI|Desconto|Lance|leilão/i)
    for (const name of ['Escada do preço', 'Do lance ao lucro', 'Se financiar', 'O que falta saber'])
      expect(screen.queryByRole('region', { name })).toBeNull()
    expect(screen.queryByText(/ROI líquido/)).toBeNull()
    expect(participate()).toBeNull()
  })

  it('says that no list has a number, and links to the start', async ({ app }) => {
    fakeAccount(app.server)
    app.server.refuse(catalogueCalls.property, 'property_not_found')
    await app.open('/imovel/1')
    await screen.findByRole('heading', { name: 'Imóvel não encontrado' })
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
  })

  it('names a server that is away as the reason, and loads when it is back', async ({ app }) => {
    fakeAccount(app.server)
    app.server.answer(catalogueCalls.property, { ...richProperty, id: '1' })
    app.server.disconnect(catalogueCalls.property)
    // A listing that the bundled demonstration does not have.
    await app.open('/imovel/1')
    await screen.findByRole('heading', { name: 'Sem conexão com o servidor' })
    app.server.connect()
    await app.user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    const title = await screen.findByRole('heading', { level: 1, name: /Jardim Europa/ })
    expect(shownText(title)).toBe('Apartamento · Jardim Europa')
  })

  it('tells the story in its order: verdict, price, staircase, what is missing, costs, comparables, other accounts', async ({
    app,
  }) => {
    await openProperty(app, richProperty)
    scroll()
    await screen.findByText('Outras contas')
    const order = screen.getAllByRole('heading', { level: 2 }).map(shownText)
    const story = [
      'Escada do preço',
      'Vale esperar?',
      'O que falta saber',
      'Antes de dar o lance',
      'Do lance ao lucro',
      'Parecidos à venda',
    ]
    expect(order[0]).toMatch(/^Não dá para dizer: faltam respostas/)
    expect(order.filter(name => story.includes(name))).toEqual(story)
  })

  it('judges by the target that the person chooses, in every card at once', async ({ app }) => {
    await openProperty(app, richProperty)
    app.server.answer(accountCalls.changeMe, { ...fakedMe, targetRoi: 20 })
    const price = within(await panel('Preço'))
    const before = shownText(price.getByText(/para um ROI líquido de 15%\.$/))
    await app.user.click(price.getByRole('radio', { name: '20%' }))
    await price.findByText(/para um ROI líquido de 20%\.$/)
    expect(price.queryByText(before)).toBeNull()
    await screen.findAllByText(/meta de 20%/)
  })

  it('takes an own answer, which counts at once, and deletes it again', async ({ app }) => {
    const { user } = app
    await openProperty(app, { ...richProperty, fgts: null })
    const missing = within(await panel('O que falta saber'))
    const question = missing.getByRole('heading', { name: 'Aceita FGTS?' }).closest('li')!
    await user.click(within(question).getByRole('button', { name: 'Já sei a resposta' }))
    await user.click(within(question).getByRole('button', { name: 'Não aceita' }))
    await missing.findByText('FGTS: não aceita')
    expect(missing.queryByRole('heading', { name: 'Aceita FGTS?' })).toBeNull()
    await user.click(missing.getByRole('button', { name: /^Apagar a resposta sobre FGTS/ }))
    await missing.findByRole('heading', { name: 'Aceita FGTS?' })
  })

  it('sorts comparables by keys, and keeps ticks', async ({ app }) => {
    const { user } = app
    await openProperty(app, richProperty)
    scroll()
    const comparables = await panel('Parecidos à venda')
    const byPrice = await within(comparables).findByRole('columnheader', { name: 'Preço' })
    const sort = within(byPrice).getByRole('button')
    sort.focus()
    await user.keyboard('{Enter}')
    expect(byPrice.getAttribute('aria-sort')).toBe('ascending')
    await user.keyboard('{Enter}')
    expect(byPrice.getAttribute('aria-sort')).toBe('descending')
    const rows = within(comparables).getAllByRole('rowheader').map(shownText)
    expect(rows[0]).toContain('Este imóvel')
    expect(rows[1]).toContain('8444400000008')

    const list = await panel('Antes de dar o lance')
    await user.click(within(list).getByRole('checkbox', { name: 'Conferi: Ocupação' }))
    await within(list).findByText('1 de 12 conferido')
    await app.reload()
    scroll()
    const again = await panel('Antes de dar o lance')
    await within(again).findByRole('checkbox', { name: 'Conferi: Ocupação', checked: true })
  })

  it('recalculates its financing while the person types, within its limits, and never clears the text', async ({
    app,
  }) => {
    const { user } = app
    await openProperty(app, richProperty)
    scroll()
    // Opening its drawer draws the simplified accounts.
    await user.click(await screen.findByText('Outras contas'))
    const financing = await panel('Financiamento simplificado')
    const field = (name: string) => within(financing).getByRole<HTMLInputElement>('textbox', { name })
    const expectFigure = (name: string, value: string) =>
      waitFor(() => expect(figureIn(financing, name)).toBe(value))
    await expectFigure('Entrada (60%)', 'R$ 44.940')
    const down = field('Entrada, em % do preço')
    await user.clear(down)
    await user.type(down, '95')
    expect(down.value).toBe('95')
    await expectFigure('Entrada (90%)', 'R$ 67.410')
    await user.tab()
    expect(down.value).toBe('90')

    await user.click(within(financing).getByRole('radio', { name: 'PRICE' }))
    const term = field('Prazo')
    await fillField(user, term, '99')
    await expectFigure('Prazo e sistema', '35 anos, PRICE')
    within(financing).getByText('de 1 a 35 anos')
    await fillField(user, term, 'dez')
    // Back to the value before the person began to type.
    await within(financing).findByText('Use só números, como 20')
    await expectFigure('Prazo e sistema', '20 anos, PRICE')

    const rent = field('Aluguel estimado por mês')
    expect(rent.value).toBe('966')
    await fillField(user, rent, '1.234,56')
    // 12 × 1.234,56 ÷ 74.900.
    await expectFigure('Aluguel sobre o preço', '19,8% ao ano')
    await within(financing).findByText(/Valor seu\./)
    await user.click(within(financing).getByRole('button', { name: 'Voltar à estimativa' }))
    expect(rent.value).toBe('966')
    await fillField(user, down, '0')
    await expectFigure('Cap rate', 'Sem entrada')
  })
})
