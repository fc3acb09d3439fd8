import type { Sql } from 'sql-template-tag'
import { expect, it } from 'vitest'
import { enqueueMail } from './outbox.ts'

async function kept(to: string, subject: string): Promise<unknown[][]> {
  const written: unknown[][] = []
  const tx = {
    query: async (statement: Pick<Sql, 'values'>) => {
      written.push(statement.values)
      return []
    },
  }
  await enqueueMail(tx, { to, subject, text: '', html: '' }, new Date(0), 'an id')
  return written
}

it.each([
  '',
  'maria',
  'a@b.com, c@d.com',
  'a@b.com\r\nBcc: c@d.com',
  'a@b.com\u0000',
  '<a@b.com>',
  'a@b@c.com',
])('refuses %j as an address', async to => {
  await expect(kept(to, 'Olá')).rejects.toThrow(RangeError)
})

it.each(['maria@dominio.com', "d'avila+arremate@correio.exemplo.com.br", 'a@localhost'])(
  'accepts %s',
  async to => {
    expect((await kept(to, 'Olá'))[0]).toContain(to)
  },
)

it('makes a subject one line', async () => {
  expect((await kept('maria@dominio.com', 'Olá\r\nBcc: x@y.com\u0000\n'))[0]).toContain('Olá Bcc: x@y.com')
})
