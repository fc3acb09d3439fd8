import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Database, Queryable } from '../database/database.ts'

/** A connection as the sign-in library expects it, over our database: one dialect for both engines. */
class DatabaseLine implements DatabaseConnection {
  readonly #db: Database
  #transaction: { tx: Queryable; end: (how: 'commit' | 'rollback') => Promise<void> } | null = null

  constructor(db: Database) {
    this.#db = db
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const rows = await (this.#transaction?.tx ?? this.#db).query({ text: sql, values: [...parameters] })
    return { rows: rows as Row[] }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered')
  }

  /**
   * Our transactions take a callback, but the library begins, runs queries, then commits: the callback here waits for
   * that commit.
   */
  begin(): Promise<void> {
    return new Promise((begun, failed) => {
      let over: ((how: 'commit' | 'rollback') => void) | undefined
      const ended = new Promise<'commit' | 'rollback'>(resolve => {
        over = resolve
      })
      const whole = this.#db
        .transaction(async tx => {
          const end = async (how: 'commit' | 'rollback') => {
            this.#transaction = null
            over?.(how)
            await whole
          }
          this.#transaction = { tx, end }
          begun()
          if ((await ended) === 'rollback') throw rolledBack
        })
        .catch((error: unknown) => {
          this.#transaction = null
          failed(error)
          if (error !== rolledBack) throw error
        })
      whole.catch(() => undefined)
    })
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#transaction?.end(how)
  }
}

const rolledBack = new Error('Rolled back')

const dialect = (db: Database): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: kysely => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createDriver: () => ({
    init: async () => undefined,
    acquireConnection: async () => new DatabaseLine(db),
    beginTransaction: line => (line as DatabaseLine).begin(),
    commitTransaction: line => (line as DatabaseLine).end('commit'),
    rollbackTransaction: line => (line as DatabaseLine).end('rollback'),
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  }),
})

/** Creates a Kysely instance over our database; it neither owns nor closes the database. */
export const createKysely = <Tables>(db: Database): Kysely<Tables> => new Kysely({ dialect: dialect(db) })
