import type { Page } from '@playwright/test'
import { type DirectLoad, follow, pick, searchByBox } from './direct-load-use.ts'
import { expect } from './journey.ts'

/** Reads the goal in percent that this browser keeps of its account, sent or not. */
const readKeptGoal = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    return read('account:target-roi')?.value ?? read('session')?.targetRoi ?? null
  })

/** Chooses a goal, which holds on the whole site; before the page's scripts are there, the browser alone marks it. */
async function chooseGoal(page: Page, round: number): Promise<void> {
  const goal = pick(round, ['20%', '10%', '18%'])
  const group = page.getByRole('main').getByRole('group', { name: /^Sua meta de ROI/ })
  await group.getByText(goal, { exact: true }).click()
  await expect(group.getByRole('radio', { name: goal })).toBeChecked()
  await expect.poll(() => readKeptGoal(page), 'the kept goal').toBe(Number.parseInt(goal, 10))
}
const expectGoal = (page: Page, round: number): Promise<void> =>
  expect(
    page.getByRole('main').getByRole('radio', { name: pick(round, ['20%', '10%', '18%']) }),
  ).toBeChecked()

/** The pages of an account, by their files. */
export const accountLoads = {
  home: { path: '/', account: true, use: searchByBox },
  chat: {
    path: '/chat',
    account: true,
    use: async (page, round) => {
      const question = pick(round, ['casas em GO', 'casas em PB', 'casas em AC'])
      await page.getByRole('textbox', { name: 'Mensagem' }).fill(question)
      await page.keyboard.press('Enter')
      await expect(
        page
          .getByRole('list', { name: 'Conversa' })
          .locator('.question')
          .filter({ hasText: question })
          .last(),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: /^Ver todos/ }).last()).toBeVisible()
    },
  },
  'saved-chats': {
    path: '/saved-chats',
    account: true,
    use: follow(/^Abrir o Chat IA|^Novo Chat/, /\/chat/),
  },
  favorites: {
    path: '/favorites',
    account: true,
    use: async (page, round) => {
      const stage = pick(round, ['Visitado', 'Analisando', 'Lance dado'])
      const stages = page.getByRole('group', { name: 'Etapa', exact: true })
      await stages.getByText(stage).first().click()
      await expect(stages.getByRole('radio', { name: new RegExp(`^${stage}`) })).toBeChecked()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(stage === 'Analisando' ? 3 : 0)
    },
    expectKept: (page, round) =>
      expect(page.getByRole('main').getByRole('article')).toHaveCount(pick(round, [0, 3, 0])),
  },
  'saved-searches': { path: '/saved-searches', account: true, use: follow('Nova Busca', /\/search/) },
  compare: {
    path: ({ ids }) => `/compare?ids=${ids.join('%2C')}`,
    account: true,
    use: async (page, round) => {
      const away = page.getByRole('button', { name: /^Remover da comparação/ })
      await expect(away).toHaveCount(3 - round)
      await away.first().click()
      await expect(away).toHaveCount(2 - round)
    },
    expectKept: (page, round) =>
      expect(page.getByRole('button', { name: /^Remover da comparação/ })).toHaveCount(2 - round),
  },
  desk: {
    path: '/mesa',
    account: true,
    use: async (page, round) => {
      const view = pick(round, ['Quadro', 'Tabela', 'Quadro'])
      const views = page.getByRole('navigation', { name: 'Como ver a mesa' })
      await views.getByRole('link', { name: view }).click()
      await expect(views.getByRole('link', { name: view })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByText('Casa do leilão judicial').first()).toBeVisible()
    },
  },
  property: {
    path: ({ ids }) => `/imovel/${ids[0]}`,
    account: true,
    use: chooseGoal,
    expectKept: expectGoal,
  },
  tools: {
    path: '/calculadoras',
    account: true,
    use: follow(/^Calculadora de lance/, /\/calculator-old$/),
  },
  financing: {
    path: '/calculadora-financiamento',
    account: true,
    use: async (page, round) => {
      const months = pick(round, ['120', '180', '360'])
      await page.getByRole('textbox', { name: 'Número de parcelas' }).fill(months)
      await page.getByRole('button', { name: 'Calcular' }).click()
      await expect(page.getByRole('button', { name: `Mostrar todas (${months})` })).toBeVisible()
    },
  },
  bid: {
    path: '/calculator-old?avaliacao=200000&lance=150000',
    account: true,
    use: async (page, round) => {
      const bid = pick(round, ['100.000', '110.000', '120.000'])
      await page.getByRole('textbox', { name: 'Lance inicial' }).fill(bid)
      await page.getByRole('button', { name: 'Calcular' }).click()
      await expect(page.getByRole('region', { name: 'Resultado' })).toContainText(`Com o lance de R$ ${bid}`)
    },
  },
  costs: {
    path: '/custo-total',
    account: true,
    use: async (page, round) => {
      const result = page.getByRole('region', { name: 'Resultado' })
      const before = await result.textContent()
      await page
        .getByRole('textbox', { name: 'Lance', exact: true })
        .fill(pick(round, ['90.000', '80.000', '70.000']))
      await expect(result).not.toHaveText(before ?? '')
    },
  },
  papers: {
    path: '/papeis',
    account: true,
    use: async page => {
      const read = page.getByRole('button', { name: 'Ler a matrícula' })
      await page
        .getByLabel('Texto da matrícula')
        .fill('MATRÍCULA Nº 5.000. IMÓVEL: lote. PROPRIETÁRIO: o Município de Teste. Dou fé.')
      await expect(read).toBeEnabled()
    },
  },
  profile: { path: '/profile', account: true, use: chooseGoal, expectKept: expectGoal },
} satisfies Record<string, DirectLoad>
