// @vitest-environment happy-dom
import { describe } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import type { Property } from '#contract/property-schemas.ts'
import { fakeAccount, fakeVisitor } from '#test/support/faked-account.ts'
import { fakeSearch, listedHouses } from '#test/support/faked-catalogue.ts'
import { fakedNewChat } from '#test/support/faked-chat.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { type Application, fillField, screen } from '#test/support/rendered-application.ts'
import { itShowsToTheLetter } from '#test/support/seed-literals.ts'

const [house] = listedHouses(1) as [Property]

/** Opens a page of the search that finds these. */
const search =
  (query: string, items: Property[] = listedHouses(3), more = 0) =>
  async (app: Application) => {
    fakeVisitor(app.server)
    fakeSearch(app.server, items)
    const total = items.length + more
    app.server.answer(catalogueCalls.search, { items, total, page: 0, limit: 30, corrections: [] })
    await app.open(`/search${query}`)
  }

/** Opens a page of an account. */
const account = (path: string, prepare: (app: Application) => unknown) => async (app: Application) => {
  fakeAccount(app.server)
  app.server.answer(chatCalls.chats, [])
  app.server.answer(savedCalls.savedSearchPreviews, [])
  prepare(app)
  await app.open(path)
}

const day = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString()
const [today, tomorrow, later, undated] = listedHouses(4).map((one, at) => ({
  ...one,
  auctionDate: [day(0), day(1), day(12), null][at] ?? null,
})) as [Property, Property, Property, Property]
const highReturn: Property = { ...house, discount: 40, returnRange: { low: 5, base: 30, high: 60 } }

const savedChat = {
  id: fakedNewChat.id,
  title: 'Casas',
  createdAt: fakedNewChat.createdAt,
  updatedAt: fakedNewChat.updatedAt,
  messageCount: 2,
  lastMessage: 'Olá',
}

describe('the search says to the letter:', () => {
  itShowsToTheLetter([
    {
      route: '/search',
      role: 'visitor',
      state: 'everything',
      show: search('', listedHouses(30), 34),
      rows: [
        ['13', 'Buscar Imóveis'],
        ['14', 'Estado'],
        ['14', 'Todos os estados'],
        ['15', 'Cidade'],
        ['16', 'Buscar'],
        ['17', 'Limpar'],
        ['18', '64 imóveis'],
        ['20', 'Carregar mais'],
        ['26', 'Apartamento'],
        ['26', 'Casa'],
        ['26', 'Comercial'],
        ['26', 'Terreno'],
        ['26', 'Rural'],
        ['35', 'Preço Mínimo'],
        ['35', 'Preço Máximo'],
        ['58', 'Consultor IA'],
        ['340', 'Entrar'],
      ],
      // Decision 58.
      absent: ['Aplicar'],
    },
    ...(
      [
        ['roi', '22', 'Alto ROI'],
        ['ending', '23', 'Encerrando em Breve'],
        ['premium', '24', 'Localização Premium'],
        ['discount', '25', 'Maiores Descontos'],
      ] as const
    ).map(([list, line, text]) => ({
      route: `/search?category=${list}`,
      role: 'visitor' as const,
      state: 'a ready-made list',
      show: search(`?category=${list}`),
      rows: [
        [line, `${text}3 imóveis`],
        [line, `${text} no Brasil · Arremate`],
      ] as const,
    })),
    {
      route: '/search',
      role: 'visitor',
      state: 'nothing found',
      show: search('?text=zzz', []),
      rows: [
        ['228', 'Nenhum imóvel encontrado'],
        ['228', 'Tente ajustar os filtros para encontrar mais opções'],
      ],
    },
    {
      route: '/search',
      role: 'visitor',
      state: 'the search fails',
      show: async app => {
        await search('')(app)
        app.server.refuse(catalogueCalls.search, 'too_many_requests')
        await app.reload()
      },
      rows: [
        ['227', 'Erro ao buscar imóveis'],
        ['227', 'Tente novamente mais tarde ou ajuste os filtros'],
      ],
    },
    {
      route: '/search?category=ending',
      role: 'visitor',
      state: 'with and without dates',
      show: search('?category=ending', [today, tomorrow, later, undated]),
      rows: [
        ['165', 'Hoje'],
        ['165', 'Amanhã'],
        ['166', '12 dias'],
        ['208', 'Sem data na lista'],
      ],
    },
    {
      route: '/search',
      role: 'visitor',
      state: 'a high return',
      show: search('', [highReturn]),
      rows: [
        ['188', 'Desconto de −40%'],
        ['190', 'ROI Alto'],
      ],
    },
  ])
})

describe('what an account saved says to the letter:', () => {
  itShowsToTheLetter([
    {
      route: '/favorites',
      role: 'account',
      state: 'with one',
      show: account('/favorites', app => fakeFavorites(app.server, [favoriteOf(house)])),
      rows: [
        ['70', 'Favoritos'],
        ['71', 'Remover'],
      ],
    },
    {
      route: '/favorites',
      role: 'account',
      state: 'empty',
      show: account('/favorites', app => fakeFavorites(app.server)),
      rows: [['72', 'Explorar Imóveis']],
    },
    {
      route: '/saved-searches',
      role: 'account',
      state: 'with one',
      show: account('/saved-searches', app =>
        app.server.answer(savedCalls.savedSearches, [
          {
            id: '7a1c5f30-6d53-4a0e-9c0e-1f7a4a1b2c3d',
            name: 'Casas perto',
            filters: { state: 'GO', city: 'Goiânia', category: 'casa', minPrice: 50_000, maxPrice: 300_000 },
            created_at: '2026-01-10T12:00:00Z',
            alerts: true,
          },
        ]),
      ),
      rows: [
        ['73', 'Buscas Salvas'],
        ['74', 'Casas perto'],
        ['75', 'Salva em 10 jan. 2026'],
        ['76', 'Goiânia'],
        ['76', 'Casa'],
        ['77', 'Preço Mínimo: R$ 50 mil'],
        ['77', 'Preço Máximo: R$ 300 mil'],
        ['78', 'Recarregar Busca'],
        ['80', 'Excluir'],
      ],
    },
    {
      route: '/saved-searches',
      role: 'account',
      state: 'empty',
      show: account('/saved-searches', () => undefined),
      rows: [['81', 'Nova Busca']],
    },
    {
      route: '/chat',
      role: 'account',
      state: 'before the first question',
      show: account('/chat', () => undefined),
      rows: [
        ['47', 'Chat IA'],
        ['49', 'Novo Chat'],
        ['50', 'Conversas'],
        ['51', 'Configurações'],
      ],
    },
    {
      route: '/chat',
      role: 'account',
      state: 'its settings',
      show: async app => {
        await account('/chat', () => undefined)(app)
        await app.user.click(await screen.findByRole('button', { name: 'Configurações' }))
      },
      rows: [
        ['51', 'Claro'],
        ['51', 'Escuro'],
        ['51', 'Sistema'],
        ['52', 'Alertas por e-mail'],
        ['52', 'Oportunidades'],
        ['52', 'Dicas e novidades'],
        ['53', 'Salvar Preferências'],
      ],
    },
    {
      route: '/saved-chats',
      role: 'account',
      state: 'with one',
      show: account('/saved-chats', app => app.server.answer(chatCalls.chats, [savedChat])),
      rows: [
        ['65', 'Histórico de Conversa'],
        ['66', 'Abrir'],
        ['67', 'Renomear'],
        ['68', 'Excluir'],
      ],
    },
    {
      route: '/saved-chats',
      role: 'account',
      state: 'empty',
      show: account('/saved-chats', () => undefined),
      rows: [['69', 'Nenhuma conversa salva']],
    },
  ])
})

describe('the consultant beside a page says to the letter:', () => {
  /** Opens the panel beside the search and asks something. */
  const ask = (text: string | null, prepare: (app: Application) => void) => async (app: Application) => {
    await search('')(app)
    prepare(app)
    await app.user.click(await screen.findByRole('button', { name: 'Consultor IA' }))
    const field = await screen.findByLabelText('Mensagem')
    if (text === null) return
    await fillField(app.user, field, text)
    await app.user.keyboard('{Enter}')
  }
  itShowsToTheLetter([
    {
      route: '/search',
      role: 'visitor',
      state: 'the panel is open',
      show: ask(null, () => undefined),
      rows: [
        ['58', 'Consultor IA'],
        ['62', 'Melhor ROI'],
        ['63', 'Maior Desconto'],
        ['64', 'Ver mais filtros'],
        ['153', 'Olá! Sou o consultor'],
        ['267', '30.123 imóveis'],
      ],
    },
    {
      route: '/search',
      role: 'visitor',
      state: 'the panel waits for an answer',
      show: ask('casas', app => app.server.withhold(chatCalls.parseQuery)),
      rows: [['156', 'Analisando sua solicitação...']],
    },
  ])
})
