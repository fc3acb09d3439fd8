// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import type { ApiKey } from '#contract/api-key-calls.ts'
import { eventually } from '#test/support/eventually.ts'
import { it } from '#test/support/rendered-component.ts'
import { ApiKeysSection } from './api-keys-section.tsx'

const now = Date.parse('2026-11-30T12:00:00Z')
const known: ApiKey = {
  id: 'a',
  name: 'Planilha',
  scopes: ['read'],
  createdAt: '2026-11-01T12:00:00Z',
  lastUsedAt: '2026-11-30T10:00:00Z',
}
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    asked.push(
      `${method} ${new URL(String(input), 'http://here').pathname} ${String(init?.body ?? '')}`.trim(),
    )
    const answers: Record<string, unknown> = {
      GET: [known],
      POST: {
        ...known,
        id: 'b',
        name: 'Robô',
        lastUsedAt: null,
        scopes: ['read', 'write'],
        token: 'ark_segredo',
      },
      DELETE: { ok: true },
    }
    return Response.json(answers[method], { status: method === 'POST' ? 201 : 200 })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const find = (words: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, label')].find(
    each => each.textContent === words || each.getAttribute('aria-label') === words,
  )
const seen = (): string => document.body.textContent.replaceAll(/\s+/g, ' ')

describe('the keys of an account', () => {
  it('are listed, made and shown once, and ended', async ({ view }) => {
    view.render(
      <QueryClientProvider client={new QueryClient()}>
        <ApiKeysSection now={now} />
      </QueryClientProvider>,
    )
    await eventually(() => expect(seen()).toContain('Planilhasó lê · usada há 2 horas'))
    await view.user.type(document.querySelector('input[type=text]')!, 'Robô')
    await view.user.click(find('Mudar os meus dados')!)
    await view.user.click(find('Criar chave')!)
    await eventually(() => expect(seen()).toContain('ark_segredo'))
    expect(asked).toContain('POST /api/me/keys {"name":"Robô","scopes":["read","write"]}')
    expect(seen()).toContain('Robôlê e muda os seus dados · nunca usada')
    await view.user.click(find('Encerrar a chave Robô')!)
    await eventually(() => expect(seen()).not.toContain('ark_segredo'))
    expect(asked).toContain('DELETE /api/me/keys/b')
  })

  it('are not made without a name', async ({ view }) => {
    view.render(
      <QueryClientProvider client={new QueryClient()}>
        <ApiKeysSection now={now} />
      </QueryClientProvider>,
    )
    await view.user.click(find('Criar chave')!)
    expect(seen()).toContain('Dê um nome')
    expect(asked.filter(call => call.startsWith('POST'))).toEqual([])
  })
})
