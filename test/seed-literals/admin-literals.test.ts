// @vitest-environment happy-dom
import { describe } from 'vitest'
import { adminCalls } from '#contract/admin-calls.ts'
import { fakeVisitor } from '#test/support/faked-account.ts'
import { type Application, fillField, screen } from '#test/support/rendered-application.ts'
import { itShowsToTheLetter } from '#test/support/seed-literals.ts'

const press = async ({ user }: Application, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('the administration says to the letter:', () => {
  const { lastlinkConfig, lastlinkSimulate, lastlinkLogs, users } = adminCalls
  const admin =
    (path: string, prepare: (app: Application) => void = () => undefined) =>
    async (app: Application) => {
      fakeVisitor(app.server)
      app.server.answer(lastlinkConfig, {
        webhookUrl: 'https://exemplo.com.br/api/webhooks/lastlink',
        tokenHeader: 'x-lastlink-token',
        tokens: 1,
        plans: [],
        periods: { monthly: 30, annual: 360 },
        database: 'embedded',
        mail: 'folder',
        events: [],
        warnings: ['DATABASE_URL não está definida.'],
      })
      prepare(app)
      sessionStorage.setItem('admin-token', 'valido')
      await app.open(path)
    }
  itShowsToTheLetter([
    {
      route: '/admin/lastlink',
      role: 'operator',
      state: 'the configuration',
      show: admin('/admin/lastlink'),
      rows: [
        ['408', 'Configuração'],
        ['408', 'Simulador'],
        ['408', 'Logs'],
        ['409', 'DATABASE_URL não está definida'],
        ['410', 'Carregar configuração'],
        ['410', 'Copiar URL'],
      ],
    },
    {
      route: '/admin/lastlink',
      role: 'operator',
      state: 'loaded again',
      show: async app => {
        await admin('/admin/lastlink')(app)
        await press(app, 'Carregar configuração')
      },
      rows: [['497', 'Configuração carregada com sucesso!']],
    },
    {
      route: '/admin/lastlink',
      role: 'operator',
      state: 'copied',
      show: async app => {
        await admin('/admin/lastlink')(app)
        await press(app, 'Copiar URL')
      },
      rows: [['498', 'URL copiada para a área de transferência!']],
    },
    {
      route: '/admin/lastlink?aba=simulador',
      role: 'operator',
      state: 'nothing filled in',
      show: async app => {
        await admin('/admin/lastlink?aba=simulador')(app)
        await press(app, 'Simular evento')
      },
      rows: [
        ['411', 'E-mail'],
        ['411', 'Evento'],
        ['460', 'Email e evento são obrigatórios'],
      ],
    },
    {
      route: '/admin/lastlink?aba=simulador',
      role: 'operator',
      state: 'the server is away',
      show: async app => {
        await admin('/admin/lastlink?aba=simulador', () => app.server.disconnect(lastlinkSimulate))(app)
        await fillField(app.user, await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com')
        await app.user.selectOptions(screen.getByRole('combobox', { name: 'Evento' }), 'Compra concluída')
        await press(app, 'Simular evento')
      },
      rows: [
        ['492', 'Erro ao conectar com o servidor'],
        ['496', 'Erro ao simular webhook: Erro ao conectar com o servidor'],
      ],
    },
    {
      route: '/admin/lastlink?aba=logs',
      role: 'operator',
      state: 'the server is away',
      show: admin('/admin/lastlink?aba=logs', ({ server }) => server.disconnect(lastlinkLogs)),
      rows: [['493', 'Erro ao carregar logs: Erro ao conectar com o servidor']],
    },
    {
      route: '/admin/contas',
      role: 'operator',
      state: 'the server is away',
      show: admin('/admin/contas', ({ server }) => server.disconnect(users)),
      rows: [['494', 'Erro ao verificar tabela: Erro ao conectar com o servidor']],
    },
  ])
})
