import { expect, it } from 'vitest'
import { CannotStart, explainStartError } from './cannot-start.ts'
import { DatabaseNewer, DatabaseUnavailable } from './database/database-errors.ts'
import type { ServerConfig } from './server-config.ts'

const config = { databaseUrl: null, dataDir: './data', host: '127.0.0.1', port: 3000 } as ServerConfig

it.each<[Error, RegExp]>([
  [new DatabaseNewer('9999_future.sql'), /versão mais nova do programa.*9999_future\.sql/],
  [new DatabaseUnavailable('fora do ar'), /não abre: fora do ar/],
  [Object.assign(new Error('in use'), { code: 'EADDRINUSE' }), /porta 3000/],
])('%s is explained to people in one sentence', (error, words) => {
  const explained = explainStartError(error, config)
  expect(explained).toBeInstanceOf(CannotStart)
  expect((explained as Error).message).toMatch(words)
})

it('an unknown error stays what it is', () => {
  const error = new Error('surprise')
  expect(explainStartError(error, config)).toBe(error)
})
