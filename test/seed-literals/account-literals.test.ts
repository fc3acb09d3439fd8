// @vitest-environment happy-dom
import { describe, vi } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import type { Me } from '#contract/account-schemas.ts'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { placeCalls } from '#contract/place-calls.ts'
import { fakeAccount, fakeDashboard, fakedMe, fakeVisitor } from '#test/support/faked-account.ts'
import { type Application, fillField, screen } from '#test/support/rendered-application.ts'
import { itShowsToTheLetter } from '#test/support/seed-literals.ts'

const account =
  (path: string, change: Partial<Me> = {}) =>
  async (app: Application) => {
    fakeAccount(app.server, change)
    fakeDashboard(app.server)
    await app.open(path)
  }

/** Opens the dashboard at an hour. */
const atHour =
  (hour: number, change: Partial<Me> = {}) =>
  async (app: Application) => {
    vi.spyOn(Date.prototype, 'getHours').mockReturnValue(hour)
    await account('/', change)(app)
  }

/** Sends the sign-in form, which the server answers as prepared. */
const signIn = (prepare: (app: Application) => void) => async (app: Application) => {
  fakeVisitor(app.server)
  prepare(app)
  await app.open('/login')
  await fillField(app.user, await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com')
  await fillField(app.user, screen.getByLabelText('Senha'), 'casa na praia')
  await app.user.click(screen.getByRole('button', { name: 'ENTRAR' }))
}

describe('the start page says to the letter:', () => {
  itShowsToTheLetter([
    {
      route: '/',
      role: 'visitor',
      state: 'without figures',
      show: async app => {
        fakeVisitor(app.server)
        app.server.refuse(placeCalls.place, 'not_found')
        app.server.answer(catalogueCalls.search, { items: [], total: 0, page: 0, limit: 6, corrections: [] })
        await app.open('/')
      },
      // Decision 55.
      rows: [['293', 'ENTRAR']],
    },
    {
      route: '/',
      role: 'account',
      state: 'in the morning',
      show: atHour(8),
      rows: [
        ['312', 'Bom dia'],
        ['313', 'Bom dia, Ana'],
        ['315', 'Perfil'],
        ['315', 'Sair'],
        ['317', 'Ver guia rápido'],
        ['318', 'ROI alto'],
        ['318', 'Descontos'],
        ['318', 'Encerrando'],
        ['318', 'Ver todos'],
        ['319', 'Chat IA'],
        ['320', 'BETA'],
        ['320', '30.123'],
        ['321', 'Favoritos'],
        ['322', 'SAC e PRICE'],
        ['323', 'Até 3 imóveis lado a lado'],
        ['325', 'Alto ROI'],
        ['327', 'Encerrando em Breve'],
        ['328', 'Localização Premium'],
        ['341', 'Início'],
        ['341', 'Buscar'],
        ['341', 'IA'],
        ['341', 'Ferramentas'],
      ],
    },
    {
      route: '/',
      role: 'account',
      state: 'in the afternoon, without a name',
      show: atHour(13, { user: { ...fakedMe.user, name: '' } }),
      rows: [
        ['312', 'Boa tarde'],
        ['314', 'Boa tarde, Investidor'],
      ],
    },
    {
      route: '/',
      role: 'account',
      state: 'at night',
      show: atHour(20),
      rows: [['312', 'Boa noite']],
    },
    ...(
      [
        ['333', 'Boas-vindas', 'Pular', 'Continuar'],
        ['334', 'Busca com IA', 'Pular', 'Continuar'],
        ['335', 'Filtros avançados', 'Pular', 'Continuar'],
        ['336', 'Mapa interativo', 'Pular', 'Continuar'],
        ['337', 'Favoritos e buscas salvas', 'Começar agora'],
      ] as const
    ).map(([line, topic, ...buttons], at) => ({
      route: '/',
      role: 'account' as const,
      state: `step ${at + 1} of the guide`,
      show: async (app: Application) => {
        await account('/', { hasSeenOnboarding: false })(app)
        for (let step = 0; step < at; step++)
          await app.user.click(await screen.findByRole('button', { name: 'Continuar' }))
      },
      rows: [
        [line, topic] as const,
        ['331', `${at + 1} de 5`] as const,
        ...buttons.map(button => ['332', button] as const),
      ],
    })),
    {
      route: '/nada',
      role: 'visitor',
      state: 'no such page',
      show: async app => {
        fakeVisitor(app.server)
        await app.open('/nada')
      },
      rows: [
        ['309', 'Oops! Page not found'],
        ['309', 'Ir para o início'],
      ],
    },
  ])
})

describe('the sign-in says to the letter:', () => {
  itShowsToTheLetter([
    {
      route: '/login',
      role: 'visitor',
      state: 'before it is sent',
      show: async app => {
        fakeVisitor(app.server)
        await app.open('/login')
      },
      rows: [
        ['393', 'E-mail'],
        ['393', 'Senha'],
        ['394', 'ENTRAR'],
      ],
    },
    {
      route: '/login',
      role: 'visitor',
      state: 'while it is sent',
      show: signIn(app => app.server.withhold(accountCalls.signIn)),
      rows: [['395', 'Entrando...']],
    },
    {
      route: '/login',
      role: 'visitor',
      state: 'the plan has ended',
      show: signIn(app => app.server.refuse(accountCalls.signIn, 'access_expired')),
      rows: [
        ['481', 'Acesso expirado'],
        ['482', 'Seu plano premium está vencido. Renove para continuar!'],
      ],
    },
    {
      route: '/login',
      role: 'visitor',
      state: 'the server fails and says why',
      show: signIn(app =>
        app.server.refuse(accountCalls.signIn, 'internal_error', { message: 'O banco está fora do ar.' }),
      ),
      rows: [
        ['484', 'Erro no login'],
        ['485', 'O banco está fora do ar.'],
      ],
    },
  ])
})
