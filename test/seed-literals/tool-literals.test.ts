// @vitest-environment happy-dom
import { describe } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { keptPaperCalls } from '#contract/kept-paper-calls.ts'
import { fakeAccount, fakeVisitor } from '#test/support/faked-account.ts'
import { listedHouses } from '#test/support/faked-catalogue.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty, richProperty } from '#test/support/property-detail.ts'
import { type Application, fillField, screen } from '#test/support/rendered-application.ts'
import { itShowsToTheLetter } from '#test/support/seed-literals.ts'

const account =
  (path: string, prepare: (app: Application) => void = () => undefined) =>
  async (app: Application) => {
    fakeAccount(app.server)
    prepare(app)
    await app.open(path)
  }
const press = async ({ user }: Application, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('the tools say to the letter:', () => {
  itShowsToTheLetter([
    {
      route: '/calculadoras',
      role: 'account',
      state: 'the hub',
      show: account('/calculadoras'),
      rows: [
        ['344', 'Financiamento'],
        ['345', 'Comparar imóveis'],
        ['346', 'Favoritos'],
        ['347', 'Buscas Salvas'],
        ['348', 'Buscar Imóveis'],
        ['349', 'Busca em MapaBETA'],
        ['350', 'Chat IA'],
        ['352', 'Apartamento'],
        ['352', 'Casa'],
        ['352', 'Comercial'],
        ['352', 'Terreno'],
        ['353', 'Imóvel Rural'],
      ],
    },
    {
      route: '/calculadora-financiamento',
      role: 'account',
      state: 'its example',
      show: account('/calculadora-financiamento'),
      rows: [
        ['354', 'PRICE'],
        ['354', 'SAC'],
        ['355', 'Entrada'],
        ['357', 'Valor de arremate'],
        ['358', 'Juros ao ano'],
        ['359', 'Número de parcelas'],
        ['361', 'Valorização ao mês'],
        ['363', 'Economia'],
        ['364', '0,78% ao mês'],
        ['365', '20 anos'],
        ['374', 'Parcela'],
        ['374', 'Amortização'],
        ['374', 'Saldo'],
        ['375', 'Mostrar todas (240)'],
        ['376', 'Como ler'],
        ['377', 'Calcular'],
      ],
    },
    {
      route: '/calculator-old',
      role: 'account',
      state: 'empty',
      show: account('/calculator-old'),
      rows: [
        ['378', 'Valor de avaliação'],
        ['378', 'Lance inicial'],
        ['378', '15%'],
        ['379', 'Calcular'],
        ['382', 'Perfil'],
      ],
    },
    {
      route: '/compare',
      role: 'account',
      state: 'nothing chosen',
      show: account('/compare', app => fakeFavorites(app.server, [favoriteOf(listedProperty)])),
      rows: [['387', 'Selecione imóveis para comparar']],
    },
    {
      route: '/compare',
      role: 'account',
      state: 'one chosen',
      show: account(`/compare?ids=${listedProperty.id}`, app => {
        fakeFavorites(app.server, [favoriteOf(listedProperty)])
        app.server.answer(catalogueCalls.property, { ...richProperty, id: listedProperty.id })
      }),
      rows: [['386', 'Remover']],
    },
    {
      route: '/papeis?papel=edital',
      role: 'account',
      state: 'before a text',
      show: account('/papeis?papel=edital', app =>
        app.server.answer(keptPaperCalls.keptPapers, { items: [] }),
      ),
      rows: [
        ['324', '4.000'],
        ['324', 'Explicar'],
      ],
    },
    {
      route: '/papeis?papel=edital',
      role: 'account',
      state: 'it fails',
      show: async app => {
        await account('/papeis?papel=edital')(app)
        app.server.disconnect(chatCalls.explainEdital)
        await fillField(
          app.user,
          await screen.findByLabelText('Texto do edital'),
          'Edital de venda. '.repeat(9),
        )
        await press(app, 'Explicar')
      },
      rows: [['499', 'Falha ao explicar edital.']],
    },
    {
      route: '/papeis?papel=edital',
      role: 'account',
      state: 'nothing to say',
      show: async app => {
        await account('/papeis?papel=edital')(app)
        app.server.answer(chatCalls.explainEdital, {
          content: '',
          clauses: [],
          missing: [],
          characters: 153,
          pages: null,
        })
        await fillField(
          app.user,
          await screen.findByLabelText('Texto do edital'),
          'Edital de venda. '.repeat(9),
        )
        await press(app, 'Explicar')
      },
      rows: [['475', 'Sem resposta']],
    },
  ])
})

describe('the map says to the letter:', () => {
  const map =
    (items = listedHouses(2)) =>
    async (app: Application) => {
      fakeVisitor(app.server)
      app.server.answer(catalogueCalls.states, [])
      app.server.answer(catalogueCalls.cities, [])
      app.server.answer(catalogueCalls.neighborhoodReturns, [])
      app.server.withhold(catalogueCalls.map)
      app.server.answer(catalogueCalls.listed, { items })
      app.server.answer(catalogueCalls.clusters, {
        total: items.length,
        bounds: items.length > 0 ? [-50, -17, -49, -16] : null,
        levels: [],
        first: items.map(({ id }) => Number(id)),
      })
      await app.open('/map')
    }
  itShowsToTheLetter([
    {
      route: '/map',
      role: 'visitor',
      state: 'its list',
      show: map(),
      rows: [
        ['30', 'Busca em Mapa'],
        ['31', 'BETA'],
        ['32', 'Filtros'],
        ['38', 'Estado'],
        ['38', 'Cidade'],
        ['40', 'Mapa'],
        ['41', 'Street View'],
        ['42', 'Detalhes'],
        ['43', 'Ver Lista'],
        ['44', 'Ver Lista Completa'],
      ],
    },
    {
      route: '/map',
      role: 'visitor',
      state: 'nothing found',
      show: map([]),
      rows: [
        ['229', 'Nenhum imóvel encontrado'],
        ['229', 'Ajuste os filtros ou o termo de busca'],
      ],
    },
    {
      route: '/map',
      role: 'visitor',
      state: 'its filters',
      show: async app => {
        await map()(app)
        const [filters] = await screen.findAllByRole('button', { name: /^Filtros/ })
        await app.user.click(filters!)
      },
      rows: [
        ['33', 'Categoria'],
        ['34', 'Casa'],
        ['34', 'Apartamento'],
        ['34', 'Terreno'],
        ['34', 'Rural'],
        ['34', 'Comercial'],
        ['35', 'Preço Mínimo'],
        ['35', 'Preço Máximo'],
        ['36', 'Aplicar filtros'],
        ['37', 'Limpar'],
      ],
    },
  ])
})
