// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import { adminCalls } from '#contract/admin-calls.ts'
import type { HealthFigures, OperatorTrouble } from '#contract/admin-schemas.ts'
import { fakeServer } from '#test/support/faked-server.ts'
import { screen, shownText, within } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { HealthReport } from './health-report.tsx'

const trouble = (key: string, change: Partial<OperatorTrouble> = {}): OperatorTrouble => ({
  key,
  title: `Problema ${key}`,
  detail: `O que fazer com ${key}.`,
  items: [],
  level: 'bad',
  since: null,
  lastAt: '2026-11-21T12:00:00.000Z',
  times: 1,
  overAt: null,
  mendedIn: null,
  ...change,
})

const health = (troubles: OperatorTrouble[]): HealthFigures => ({
  at: '2026-11-21T12:00:00.000Z',
  startedAt: '2026-11-18T08:00:00.000Z',
  groups: [
    {
      title: 'Catálogo',
      figures: [
        { key: 'offered', label: 'Imóveis ofertados', value: '31.438', level: 'good', hint: null },
        {
          key: 'age',
          label: 'Lista mais antiga',
          value: 'GO, há 318 dias',
          level: 'bad',
          hint: '8 jan. 2026',
        },
      ],
    },
    { title: 'Contas', figures: [] },
  ],
  ladder: {
    all: { share: 0.9799, listings: 1_600, scope: 'country', holds: true },
    states: [
      { uf: 'AP', share: 0.9799, listings: 1_600, scope: 'country', holds: true },
      { uf: 'RJ', share: 0.0199, listings: 900, scope: 'state', holds: false },
      { uf: 'SP', share: 0.9799, listings: 700, scope: 'state', holds: true },
    ],
  },
  troubles,
})

/** Shows the page with what the server answers. */
async function show(render: (component: React.ReactNode) => void, answer: HealthFigures) {
  const problems: string[] = []
  const server = fakeServer(problem => problems.push(problem))
  server.answer(adminCalls.healthFigures, answer)
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HealthReport />
    </QueryClientProvider>,
  )
  await screen.findByRole('region', { name: 'O que foi verificado' })
  return problems
}

it('leads with what is wrong, the figures it was judged by below', async ({ view: { render, user } }) => {
  const items = Array.from({ length: 8 }, (_, at) => `E${at}: lista velha`)
  const problems = await show(
    render,
    health([
      trouble('lists:old', {
        items,
        since: '2026-11-01T12:00:00.000Z',
        times: 3,
        mendedIn: 'catalogue',
      }),
      trouble('pages:none', { mendedIn: 'catalogue' }),
      trouble('backup:old', { level: 'watch' }),
      trouble('worker:mail', { overAt: '2026-11-20T12:00:00.000Z', since: '2026-11-19T12:00:00.000Z' }),
    ]),
  )
  const [headline] = screen.getAllByRole('region')
  const wrong = within(headline!)
  wrong.getByRole('heading', { level: 2, name: '2 coisas erradas, 1 a olhar' })
  expect(wrong.getAllByRole('heading', { level: 3 }).map(shownText)).toEqual([
    'Errado: Problema lists:old',
    'Errado: Problema pages:none',
    'Atenção: Problema backup:old',
  ])
  wrong.getByText('e mais 2')
  wrong.getByText(/^Desde 1 nov\. 2026, 09h00, 3 vezes/)
  expect(wrong.getAllByText('Visto agora')).toHaveLength(2)
  expect(wrong.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/admin/catalogo',
    '/admin/catalogo',
  ])
  await user.click(wrong.getByText('1 resolvido nos últimos sete dias'))
  wrong.getByText('Problema worker:mail')
  const figures = within(screen.getByRole('region', { name: 'Catálogo' }))
  expect(figures.getAllByRole('definition').map(shownText)).toEqual(['31.438Bem', 'GO, há 318 diasErrado'])
  expect(problems).toEqual([])
})

it('says what was checked when nothing is wrong', async ({ view: { render } }) => {
  await show(render, health([]))
  const [headline] = screen.getAllByRole('region')
  expect(shownText(headline)).toMatch(/Tudo certo.*Verificado em 21 nov\. 2026, 09h00: Catálogo e Contas\./)
})

it('says by state where the price ladder speaks, in floored percents, and which states the country answers for', async ({
  view: { render },
}) => {
  await show(render, health([]))
  const rows = within(screen.getByRole('region', { name: 'Escada de preços' })).getAllByRole('row')
  expect(rows.slice(1).map(row => [...row.children].map(shownText))).toEqual([
    ['Todos', '97%', '1.600', 'Vale'],
    ['AP', 'menos de 50: vale o país', 'Vale'],
    ['RJ', '1%', '900', 'Calada'],
    ['SP', '97%', '700', 'Vale'],
  ])
})
