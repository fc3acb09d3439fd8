// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import { fakedMe } from '#test/support/faked-account.ts'
import { fakeServer } from '#test/support/faked-server.ts'
import { fillField, screen, within } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { sessionQuery } from '../../data/account/session.ts'
import { EditalCard } from './edital-card.tsx'

it('a failed explanation is shown in the card, keeps the text, and can be requested again', async ({
  view: { render, user },
}) => {
  const problems: string[] = []
  const server = fakeServer(problem => problems.push(problem))
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(sessionQuery.queryKey, { me: fakedMe, demonstration: true })
  render(
    <QueryClientProvider client={client}>
      <EditalCard />
    </QueryClientProvider>,
  )
  const text = 'A desocupação do imóvel corre por conta do adquirente.'
  server.refuse(chatCalls.explainEdital, 'not_ready')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto do edital' })
  await fillField(user, field, text)
  await user.click(screen.getByRole('button', { name: 'Explicar' }))
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Falha ao explicar edital.')
  expect(field.value).toBe(text)

  server.answer(chatCalls.explainEdital, {
    content: 'A desocupação é sua.',
    clauses: [],
    missing: [],
    characters: text.length,
    pages: null,
  })
  await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }))
  await screen.findByRole('button', { name: /^Ver a explicação/ })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.requests(chatCalls.explainEdital).map(({ body }) => body)).toEqual([{ text }, { text }])
  fetched.mockRestore()
  expect(problems).toEqual([])
})
