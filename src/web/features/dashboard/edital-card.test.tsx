// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect } from 'vitest'
import { fakedMe } from '#test/support/faked-account.ts'
import { fillField, screen } from '#test/support/rendered-application.ts'
import { it } from '#test/support/rendered-component.ts'
import { sessionQuery } from '../../data/account/session.ts'
import { takeHandedPaper } from '../papers/intake/paper-handover.ts'
import { EditalCard } from './edital-card.tsx'

it('an edital that is pasted in the card goes to the page of papers, once; an empty one does not', async ({
  view: { render, user },
}) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(sessionQuery.queryKey, { me: fakedMe, demonstration: true })
  render(
    <QueryClientProvider client={client}>
      <EditalCard />
    </QueryClientProvider>,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto do edital' })
  const explain = screen.getByRole('button', { name: 'Explicar' })
  await user.click(explain)
  expect(document.activeElement).toBe(field)
  expect(takeHandedPaper('edital')).toBeNull()

  const text = 'A desocupação do imóvel corre por conta do adquirente.'
  await fillField(user, field, text)
  await user.click(explain)
  expect(takeHandedPaper('edital')).toEqual({ paper: 'edital', text })
  await Promise.resolve()
  expect(takeHandedPaper('edital')).toBeNull()
  expect(screen.getByRole('link', { name: /^Ler uma matrícula/ }).getAttribute('href')).toBe(
    '/papeis?papel=matricula',
  )
})
