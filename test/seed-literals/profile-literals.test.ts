// @vitest-environment happy-dom
import { describe } from 'vitest'
import { accountCalls } from '#contract/account-calls.ts'
import type { Me } from '#contract/account-schemas.ts'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { notificationCalls } from '#contract/notification-calls.ts'
import { fakeAccount, fakeDashboard, fakedMe } from '#test/support/faked-account.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty, richProperty } from '#test/support/property-detail.ts'
import { type Application, fillField, screen } from '#test/support/rendered-application.ts'
import { itShowsToTheLetter } from '#test/support/seed-literals.ts'

const account =
  (path: string, change: Partial<Me> = {}) =>
  async (app: Application) => {
    fakeAccount(app.server, change)
    fakeDashboard(app.server)
    await app.open(path)
  }

/** Sends the form of another password. */
const changePassword =
  (next: string, again: string, prepare: (app: Application) => void = () => undefined) =>
  async (app: Application) => {
    await account('/profile')(app)
    prepare(app)
    await fillField(app.user, await screen.findByLabelText('Senha atual'), 'casa na praia')
    await fillField(app.user, screen.getByLabelText('Nova senha'), next)
    await fillField(app.user, screen.getByLabelText('Confirme a nova senha'), again)
    await app.user.click(screen.getByRole('button', { name: 'Alterar senha' }))
  }

describe('the profile says to the letter:', () => {
  itShowsToTheLetter([
    {
      route: '/profile',
      role: 'account',
      state: 'with a yearly plan',
      show: account('/profile'),
      rows: [
        ['85', 'Anual'],
        ['163', 'Ativo'],
        ['397', 'Avisos'],
        ['398', 'Sair da conta'],
        ['400', 'Membro desde'],
        ['402', 'Estado'],
        ['402', 'Cidade'],
        ['404', 'Enviar aviso de teste'],
        ['406', 'Zona de perigo'],
        ['406', 'Voltar ao início'],
        ['406', 'Excluir minha conta'],
      ],
    },
    {
      route: '/profile',
      role: 'account',
      state: 'suspended, monthly',
      show: account('/profile', { plan: { ...fakedMe.plan, type: 'monthly', status: 'suspended' } }),
      rows: [
        ['161', 'Mensal'],
        ['163', 'Suspenso'],
      ],
    },
    {
      route: '/profile',
      role: 'account',
      state: 'without a plan',
      show: account('/profile', {
        plan: { type: 'none', status: 'active', premiumUntil: null, renews: null },
      }),
      rows: [['162', 'Sem Plano']],
    },
    {
      route: '/profile',
      role: 'account',
      state: 'a short password',
      show: changePassword('curta', 'curta'),
      rows: [['487', 'Senha muito curta']],
    },
    {
      route: '/profile',
      role: 'account',
      state: 'two different passwords',
      show: changePassword('outra casa na serra', 'outra casa na praia'),
      rows: [
        ['488', 'Confirmação diferente'],
        ['488', 'A nova senha e a confirmação devem coincidir.'],
      ],
    },
    {
      route: '/profile',
      role: 'account',
      state: 'the session is over',
      show: changePassword('outra casa na serra', 'outra casa na serra', app =>
        app.server.refuse(accountCalls.changePassword, 'no_session'),
      ),
      rows: [
        ['489', 'Sessão expirada'],
        ['489', 'Faça login novamente para alterar a senha.'],
      ],
    },
    {
      route: '/profile',
      role: 'account',
      state: 'the password is refused',
      show: changePassword('outra casa na serra', 'outra casa na serra', app =>
        app.server.refuse(accountCalls.changePassword, 'bad_request', { message: 'Comum demais.' }),
      ),
      rows: [
        ['490', 'Falha ao alterar senha'],
        ['490', 'Comum demais.'],
      ],
    },
    {
      route: '/profile',
      role: 'account',
      state: 'the notifications are open',
      show: async app => {
        await account('/profile')(app)
        app.server.answer(notificationCalls.notifications, [])
        const [bell] = await screen.findAllByRole('button', { name: /^Avisos/ })
        await app.user.click(bell!)
      },
      rows: [['397', 'Avisos']],
    },
  ])
})

describe('the page of a property says to the letter:', () => {
  const property = (found: typeof richProperty) => async (app: Application) => {
    fakeAccount(app.server)
    fakeFavorites(app.server, [favoriteOf(listedProperty)], [listedProperty])
    app.server.answer(catalogueCalls.property, found)
    await app.open(`/imovel/${found.id}`)
    await screen.findByRole('heading', { name: /^Localização/ })
    window.dispatchEvent(new Event('scroll'))
  }
  itShowsToTheLetter([
    {
      route: '/imovel/{id}',
      role: 'account',
      state: 'an auction',
      show: property({ ...richProperty, modality: 'leilao', gone: false }),
      rows: [
        ['84', 'Compartilhar'],
        ['85', 'Anual'],
        ['88', 'Detalhes'],
        ['91', 'LocalizaçãoBETA'],
        ['93', 'Ver no Google Maps'],
        ['94', 'Street View'],
        ['99', 'Matrícula'],
        ['101', 'Ver Edital Completo'],
        ['104', 'Participar do Leilão'],
        ['106', 'Caixa nº'],
      ],
    },
    {
      route: '/imovel/{id}',
      role: 'account',
      state: 'debts, and no address',
      show: property({
        ...richProperty,
        debts: 12_345.67,
        address: '',
      }),
      rows: [
        ['95', 'Endereço não informado'],
        ['98', 'R$ 12.345,67'],
      ],
    },
    {
      route: '/imovel/{id}',
      role: 'account',
      state: 'saved by a press',
      show: async app => {
        await property(richProperty)(app)
        const [heart] = await screen.findAllByRole('button', { name: /favoritos/ })
        await app.user.click(heart!)
      },
      rows: [['151', ' dos favoritos']],
    },
    {
      route: '/imovel/{id}',
      role: 'account',
      state: 'its number is copied',
      show: async app => {
        await property(richProperty)(app)
        const [number] = await screen.findAllByTitle('Copiar o número')
        await app.user.click(number!)
      },
      rows: [['230', 'ID copiado!']],
    },
    {
      route: '/imovel/{id}',
      role: 'account',
      state: 'no such property',
      show: async app => {
        fakeAccount(app.server)
        app.server.refuse(catalogueCalls.property, 'not_found')
        await app.open('/imovel/123')
      },
      rows: [
        ['107', 'Imóvel não encontrado'],
        ['107', 'Voltar ao início'],
      ],
    },
  ])
})
