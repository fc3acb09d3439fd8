// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { HomeProfile } from '#contract/home-profile-schemas.ts'
import { placeCalls } from '#contract/place-calls.ts'
import { type HomePurchasePage, homePurchaseCalls } from '#contract/home-purchase-calls.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import { defaultHomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import { goianiaFamily } from '#test/support/home-purchases.ts'
import { fakedStats, fakeVisitor } from '#test/support/faked-account.ts'
import type { FakedServer } from '#test/support/faked-server.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { it, screen, shownText, waitFor, within } from '#test/support/rendered-application.ts'

const flat = (id: number, facts: Partial<typeof listedProperty> = {}) => ({
  ...listedProperty,
  id: String(id),
  state: 'GO' as const,
  city: 'GOIANIA',
  category: 'apartamento' as const,
  modality: 'venda-online' as const,
  price: 105_156.87,
  evaluationValue: 175_819.96,
  area: 45.9,
  financing: true,
  fgts: true,
  situation: 'vacant' as const,
  ...facts,
})
const present = (property: ReturnType<typeof flat>) =>
  presentFittingHome(property, {}, goianiaFamily, defaultHomeAssumptions)
const pageOf = (
  homes: ReturnType<typeof flat>[],
  levels = { fits: homes.length, depends: 0, short: 0 },
): HomePurchasePage => ({
  items: homes.map(present),
  total: homes.length,
  page: 0,
  limit: 20,
  levels,
  homes: 58,
})

function serve(server: FakedServer, page: HomePurchasePage): void {
  fakeVisitor(server)
  server.answer(placeCalls.placeNeighbors, {
    uf: 'GO',
    city: { name: 'Goiânia', slug: 'goiania' },
    neighbors,
  })
  server.answer(homePurchaseCalls.homes, page)
  server.answer(catalogueCalls.listed, ({ query }) => ({
    items: page.items.map(({ property }) => property).filter(({ id }) => id === query.ids),
  }))
}

const neighbors = [
  { uf: 'GO' as const, name: 'Senador Canedo', slug: 'senador-canedo', km: 17.6, total: 4, lastSeen: null },
  { uf: 'GO' as const, name: 'Trindade', slug: 'trindade', km: 21, total: 0, lastSeen: '2026-05-01' },
]

const path = '/morar?renda=4000&entrada=60000'
const keptParameters = () =>
  (JSON.parse(localStorage.getItem('home-profile') ?? 'null') as HomeProfile | null)?.parameters
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })

describe('the page for resident buyers', () => {
  it('asks nothing of the server until somebody says what they can pay with, and then what fits', async ({
    app,
  }) => {
    serve(app.server, pageOf([flat(1)]))
    await app.open('/morar')
    await screen.findByRole('heading', { name: 'O que esta conta responde' })
    expect(app.server.requests(homePurchaseCalls.homes)).toEqual([])
    await app.user.type(await field('Renda por mês'), '4000')
    await app.user.type(await field('Entrada guardada'), '60000')
    await screen.findByRole('heading', { name: /^Imóveis de até R\$.140\.000$/ })
    await screen.findByRole('list', { name: 'Imóveis que cabem' })
    await waitFor(() =>
      expect(app.server.requests(homePurchaseCalls.homes).at(-1)?.body).toMatchObject({
        renda: 4000,
        entrada: 60_000,
      }),
    )
    expect(app.address()).toBe('/morar')
  })

  it('shows the account of the first home, part by part, with sources', async ({ app }) => {
    serve(app.server, pageOf([flat(1), flat(2)]))
    await app.open(path)
    const account = await screen.findByRole('region', { name: 'A conta deste imóvel' })
    const words = shownText(account)
    for (const part of [
      'R$ 1.160,90por mês, 29% da renda',
      'Seguro de vida (MIP)R$ 7,82',
      'Seguro do imóvel (DFI)R$ 11,60',
      'Tarifa do bancoR$ 25',
      'Entrada do bolsoR$ 21.031,38',
      'Você tem R$ 60.000: sobram R$ 15.817.',
      'Desocupado, diz a Caixa',
      'Chaves entre',
      'Minha Casa, Minha Vida nem pelo Pró-Cotista',
    ])
      expect(words).toContain(part)
    expect(within(account).queryByRole('heading', { name: 'O que a lista não diz' })).toBeNull()
  })

  it('says what the list does not say, and what each answer would do', async ({ app }) => {
    serve(
      app.server,
      pageOf([flat(1, { financing: null, situation: 'unknown' })], { fits: 0, depends: 1, short: 0 }),
    )
    await app.open(path)
    const heading = await screen.findByRole('heading', { name: 'O que a lista não diz' })
    const words = shownText(heading.closest('section'))
    expect(words).toContain(
      'Sem financiamento é tudo à vista: R$ 131.801 no primeiro dia, e faltam R$ 71.801.',
    )
    expect(words).toContain(
      'Com a desocupação, o primeiro dia vira R$ 50.183, e ainda cabe: sobram R$ 9.817.',
    )
    expect(shownText(screen.getByRole('main'))).toContain('cabe se aceitar financiamento')
  })

  it('shows the account of another home, under its own address', async ({ app }) => {
    serve(app.server, pageOf([flat(1), flat(2, { price: 90_000 })]))
    await app.open(path)
    const list = await screen.findByRole('list', { name: 'Imóveis que cabem' })
    await app.user.click(within(list).getAllByRole('link', { name: /^Ver a conta/ })[1]!)
    await waitFor(() => expect(app.address()).toContain('imovel=2'))
    await waitFor(() =>
      expect(shownText(screen.getByRole('region', { name: 'A conta deste imóvel' }))).toContain('R$ 90.000'),
    )
  })

  it('computes with a changed assumption, says that it is one’s own, and takes it back', async ({ app }) => {
    serve(app.server, pageOf([flat(1)]))
    await app.open(path)
    await app.user.click(await screen.findByText('Premissas'))
    const fee = await field('Tarifa mensal do banco')
    await app.user.clear(fee)
    await app.user.type(fee, '0')
    await screen.findByText(/1 mudada por você/)
    await waitFor(() => expect(keptParameters()).toMatchObject({ tarifa: '0' }))
    await app.user.click(screen.getByRole('button', { name: 'Voltar às premissas do Arremate' }))
    await waitFor(() => expect(keptParameters()).not.toHaveProperty('tarifa'))
    expect(app.address()).toBe('/morar')
  })

  it('offers ways on where nothing fits', async ({ app }) => {
    serve(app.server, pageOf([], { fits: 0, depends: 0, short: 0 }))
    await app.open(`${path}&uf=GO&cidade=Goi%C3%A2nia`)
    await screen.findByText('Nenhum imóvel em Goiânia cabe nesta conta.')
    await app.user.click(screen.getByRole('button', { name: 'Procurar no estado todo' }))
    await waitFor(() => expect(app.address()).toBe('/morar?uf=GO'))
    await waitFor(() =>
      expect(app.server.requests(homePurchaseCalls.homes).at(-1)?.body).toMatchObject({
        renda: 4000,
        uf: 'GO',
      }),
    )
  })

  it('offers the nearest cities that have homes', async ({ app }) => {
    serve(app.server, pageOf([], { fits: 0, depends: 0, short: 0 }))
    await app.open(`${path}&uf=GO&cidade=Goi%C3%A2nia`)
    const near = await screen.findByRole('button', { name: /^Senador Canedo, a 18.km$/ })
    expect(screen.queryByRole('button', { name: /^Trindade/ })).toBeNull()
    await app.user.click(near)
    await waitFor(() => expect(app.address()).toBe('/morar?uf=GO&cidade=Senador%20Canedo'))
  })

  it('says where no city that has homes is near, and names the nearest with its distance', async ({
    app,
  }) => {
    serve(app.server, pageOf([], { fits: 0, depends: 0, short: 0 }))
    app.server.answer(placeCalls.placeNeighbors, {
      uf: 'AM',
      city: { name: 'Tefé', slug: 'tefe' },
      neighbors: [
        { uf: 'AM', name: 'Manaus', slug: 'manaus', km: 523.4, total: 9, lastSeen: null },
        { uf: 'AC', name: 'Rio Branco', slug: 'rio-branco', km: 1050, total: 3, lastSeen: null },
      ],
    })
    await app.open(`${path}&uf=AM&cidade=Tef%C3%A9`)
    await screen.findByRole('button', { name: /^Manaus, a 523.km$/ })
    await screen.findByText(/^Nenhuma outra cidade com imóveis fica a até 50.km dali\./)
    expect(screen.queryByText(/Perto dali/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Rio Branco/ })).toBeNull()
  })

  it.for([
    [
      'no income',
      '/morar?entrada=90000',
      'Imóveis de até R$ 84.000',
      'À vista, porque sem renda não há financiamento',
    ],
    ['no own money', '/morar?renda=4000', 'Ainda não cabe nenhum', 'Falta dinheiro para a entrada'],
    [
      'a million',
      '/morar?renda=9000&entrada=1000000',
      'Imóveis de até R$ ',
      'Para a parcela ficar em R$ 2.700',
    ],
  ] as const)('says what fits a family with %s', async ([, address, title, why], { app }) => {
    serve(app.server, pageOf([], { fits: 0, depends: 0, short: 0 }))
    await app.open(address)
    const heading = await screen.findByRole('heading', { level: 2, name: /cabe nenhum|Imóveis de até/ })
    expect(shownText(heading)).toContain(title)
    expect(shownText(screen.getByRole('main'))).toContain(why)
  })

  it('says of invented homes that they are', async ({ app }) => {
    serve(app.server, pageOf([flat(1)]))
    app.server.answer(catalogueCalls.stats, { ...fakedStats, source: 'demo' })
    await app.open(path)
    await screen.findByText(/São dados de demonstração: imóveis inventados/)
  })

  it('says that a municipality is not known, and searches by the name alone', async ({ app }) => {
    serve(app.server, pageOf([]))
    app.server.refuse(homePurchaseCalls.homes, 'bad_request', { fields: { near: 'Não há.' } })
    await app.open(`${path}&uf=GO&cidade=Nenhures&km=30`)
    await screen.findByText('Não achamos este município neste estado.')
    serve(app.server, pageOf([flat(1)]))
    await app.user.click(screen.getByRole('button', { name: 'Procurar só pelo nome da cidade' }))
    await screen.findByRole('list', { name: 'Imóveis que cabem' })
    await waitFor(() => expect(app.address()).not.toContain('km='))
  })

  describe('what a family says', () => {
    const others = { parameters: { renda: '9000' }, isForLiving: true }

    it('is taken out of an old address at once, and kept where nothing was', async ({ app }) => {
      serve(app.server, pageOf([flat(1)]))
      await app.open(`${path}&uf=GO&imovel=1`)
      await screen.findByRole('list', { name: 'Imóveis que cabem' })
      await waitFor(() => expect(app.address()).toBe('/morar?uf=GO&imovel=1'))
      expect(keptParameters()).toEqual({ renda: '4000', entrada: '60000', uf: 'GO' })
      await app.open('/morar')
      await screen.findByRole('heading', { name: /^Imóveis de até/ })
      expect(shownText(screen.getByRole('main'))).toContain('fica só neste aparelho')
    })

    it('is read behind the mark of a link, which is not sent, and does not replace what is kept', async ({
      app,
    }) => {
      localStorage.setItem('home-profile', JSON.stringify(others))
      serve(app.server, pageOf([flat(1)]))
      await app.open('/morar?uf=GO#entrada=60000&fgts=12400')
      await screen.findByText('Estes valores vieram de um link.')
      await waitFor(() => expect(window.location.hash).toBe(''))
      await waitFor(() =>
        expect(app.server.requests(homePurchaseCalls.homes).at(-1)?.body).toMatchObject({
          renda: 9000,
          entrada: 60_000,
          fgts: 12_400,
          uf: 'GO',
        }),
      )
      expect(keptParameters()).toEqual(others.parameters)
      await app.user.click(screen.getByRole('button', { name: 'Guardar estes como meus' }))
      expect(keptParameters()).toEqual({ renda: '9000', entrada: '60000', fgts: '12400', uf: 'GO' })
    })

    it('of the example is nobody’s, and is not kept', async ({ app }) => {
      serve(app.server, pageOf([flat(1)]))
      await app.open('/morar?exemplo=sim')
      await screen.findByText('É um exemplo.')
      await app.user.click(screen.getByRole('button', { name: 'Ver o que cabe' }))
      expect(localStorage.getItem('home-profile')).toBeNull()
    })

    it('is forgotten when asked to', async ({ app }) => {
      localStorage.setItem('home-profile', JSON.stringify(others))
      serve(app.server, pageOf([flat(1)]))
      await app.open('/morar')
      await app.user.click(await screen.findByRole('button', { name: 'Apagar o que eu disse' }))
      await screen.findByRole('heading', { name: 'O que esta conta responde' })
      expect(localStorage.getItem('home-profile')).toBeNull()
    })
  })
})
