import type { Page } from '@playwright/test'
import { serverAdminToken } from '#test/support/server.ts'
import {
  type DirectLoad,
  expectListOfAddress,
  follow,
  pick,
  searchByBox,
  visible,
} from './direct-load-use.ts'
import { expect } from './journey.ts'

const chosenState = (round: number): string => pick(round, ['GO', 'PB', 'AC'])

/** Opens the administration, which this tab may not know yet, and waits for its page. */
async function enterAdministration(page: Page, heading: string): Promise<void> {
  const token = page.getByRole('textbox', { name: 'Token de administração' })
  const title = page.getByRole('heading', { level: 1, name: heading })
  await expect(token.or(title).first()).toBeVisible()
  if (await token.isVisible()) {
    await token.fill(serverAdminToken)
    await page.getByRole('button', { name: 'Entrar' }).click()
  }
  await expect(title).toBeVisible()
}

/** The pages that everybody may see, by their files. */
export const visitorLoads = {
  search: {
    path: '/search',
    use: async (page, round) => {
      await searchByBox(page, round)
      const order = pick(round, ['price', '-price', '-discount'])
      await page.getByLabel('Ordenar por').filter({ visible: true }).selectOption(order)
      await expect(page).toHaveURL(new RegExp(`sort=${order}$`))
      await expectListOfAddress(page)
    },
    expectKept: expectListOfAddress,
  },
  map: {
    path: '/map',
    use: async (page, round) => {
      const state = visible(page, 'combobox', 'Estado')
      await state.selectOption(chosenState(round))
      await expect(page).toHaveURL(new RegExp(`state=${chosenState(round)}`))
      await expect(
        page
          .getByRole('main')
          .getByText(`, ${chosenState(round)}`)
          .first(),
      ).toBeVisible()
    },
    expectKept: (page, round) => expect(visible(page, 'combobox', 'Estado')).toHaveValue(chosenState(round)),
  },
  welcome: { path: '/', use: searchByBox },
  plans: { path: '/planos', use: follow('Buscar Imóveis', /\/search$/) },
  rules: {
    path: '/regras',
    use: async (page, round) => {
      const words = pick(round, ['laudêmio', 'prescrição', 'certidão'])
      await page.getByRole('searchbox', { name: 'Procurar regra' }).fill(words)
      await expect(page.getByRole('navigation', { name: 'Assuntos' }).getByText('1 regra')).toBeVisible()
    },
    isEmptied: true,
  },
  place: { path: '/imoveis/go', use: follow(/^Goiânia/, /\/imoveis\/go\/goiania$/) },
  'property-facts': {
    path: ({ ids }) => `/imovel/${ids[0]}`,
    use: follow('Entrar para ver a análise', /\/login\?redirect=/),
  },
  'home-purchase': {
    path: '/morar',
    use: async (page, round) => {
      await page
        .getByRole('textbox', { name: 'Renda por mês' })
        .fill(pick(round, ['4.000', '5.000', '6.000']))
      await page.getByRole('textbox', { name: 'Entrada guardada' }).fill('60.000')
      await page.getByRole('combobox', { name: 'Estado' }).selectOption('GO')
      await page.getByRole('button', { name: /^Ver o que cabe|^Refazer|^Atualizar/ }).click()
      await expect(page.getByRole('heading', { name: /^Imóveis de até R\$/ })).toBeVisible()
    },
  },
  login: {
    path: '/login',
    use: async page => {
      const password = page.getByLabel('Senha', { exact: true })
      await password.fill('uma senha')
      await page.getByRole('button', { name: 'Mostrar: Senha' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await expect(password).toHaveValue('uma senha')
    },
  },
  'login by a mailed link': {
    path: '/login?token=abc',
    isEmptied: true,
    expectedProblems: /status of 4\d\d /,
    use: async (page, round) => {
      // The page takes the link's secret out of its address.
      if (round > 0) await page.goto('/login?token=abc')
      const byLink = page.getByRole('region', { name: 'Link do e-mail' })
      await byLink.getByRole('button', { name: 'Entrar com o link do e-mail' }).click()
      await expect(byLink.getByRole('alert')).toContainText('link')
    },
  },
  'forgot-password': {
    path: '/esqueci-senha',
    isEmptied: true,
    use: async page => {
      await page.getByLabel('E-mail').fill('sem arroba')
      await page.getByRole('button', { name: 'Enviar link' }).click()
      await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  'new-password': {
    path: '/nova-senha?token=abc',
    isEmptied: true,
    use: async (page, round) => {
      // The page takes the link's secret out of its address.
      if (round > 0) await page.goto('/nova-senha?token=abc')
      await page.getByLabel('Nova senha', { exact: true }).fill('cavalo-bateria-grampo')
      await page.getByLabel('Confirme a nova senha', { exact: true }).fill('outra')
      await page.getByRole('button', { name: 'Salvar nova senha' }).click()
      await expect(page.getByLabel('Confirme a nova senha', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
    },
  },
  unsubscribe: {
    path: '/descadastrar?token=abc',
    expectedProblems: /status of 422 /,
    use: follow('Escolher no perfil', /\/login\?redirect=/),
  },
  'not-found': {
    path: '/nao-existe',
    expectedProblems: /status of 404 /,
    use: follow('Buscar Imóveis', /\/search$/),
  },
  'shared-list': {
    path: ({ listPath }) => listPath,
    use: async page => {
      const liked = page.getByRole('article').first().getByRole('button', { name: 'Gostei' })
      const before = await liked.getAttribute('aria-pressed')
      await liked.click()
      await expect(liked).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
    },
  },
  'admin-payments': {
    path: '/admin/lastlink',
    use: async (page, round) => {
      await enterAdministration(page, 'Pagamentos')
      const name = pick(round, ['Simulador', 'Logs', 'Configuração'])
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    },
  },
  'admin-catalogue': {
    path: '/admin/catalogo',
    use: async page => {
      await enterAdministration(page, 'Catálogo')
      const partial = page.getByRole('checkbox', { name: 'Lista parcial' })
      await partial.check()
      await expect(partial).toBeChecked()
    },
  },
  'admin-users': {
    path: '/admin/contas',
    use: async page => {
      await enterAdministration(page, 'Contas')
      const accounts = page.getByRole('status').filter({ hasText: /conta/ })
      await page.getByRole('searchbox').fill('ninguém com este nome')
      await expect(accounts.or(page.getByText(/^Nenhuma conta/)).first()).toContainText(/^(0|Nenhuma) conta/)
    },
  },
  'admin-health': {
    // Leads there.
    path: '/admin',
    use: async page => {
      await enterAdministration(page, 'Saúde')
      await expect(page.getByRole('heading', { name: 'O que foi verificado' })).toBeVisible()
    },
  },
} satisfies Record<string, DirectLoad>
