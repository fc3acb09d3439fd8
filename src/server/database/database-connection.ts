import { AsyncLocalStorage } from 'node:async_hooks'
import type { Queryable, SqlStatement } from './database.ts'
import { DatabaseError } from './database-errors.ts'
import { writeParameter } from './value-parsers.ts'

/**
 * The result of a statement: its rows and the command that the engine says it ran ('SELECT', 'COMMIT', 'ROLLBACK',
 * …).
 */
export interface StatementOutcome {
  rows: object[]
  command: string
}

/** A single connection to an engine; statements run in the order they are sent. */
export interface DatabaseConnection {
  run(text: string, values: readonly (string | null)[], plannedFor?: string): Promise<StatementOutcome>
  /** Runs several statements at once, without parameters. */
  script(text: string): Promise<void>
}

const insideTransaction = new AsyncLocalStorage<true>()

/** Implements `query` of the database interface on a connection. */
export async function queryConnection<Row extends object>(
  connection: DatabaseConnection,
  { text, values, plannedFor }: SqlStatement,
): Promise<Row[]> {
  const { rows } = await connection.run(text, values.map(writeParameter), plannedFor)
  return rows as Row[]
}

/** @throws when called inside a transaction: the embedded engine would wait for itself forever. */
export function assertOutsideTransaction(): void {
  if (insideTransaction.getStore())
    throw new Error('Inside a transaction use what it was given, not the database')
}

/**
 * Begins, runs `work` and commits; rolls back when `work` throws or ignores a refused statement.
 * @param fence called first; refuses the transaction by throwing
 */
export async function runTransaction<T>(
  connection: DatabaseConnection,
  work: (tx: Queryable) => Promise<T>,
  fence?: (connection: DatabaseConnection) => Promise<void>,
): Promise<T> {
  let open = true
  const tx: Queryable = {
    query: async <Row extends object>(statement: SqlStatement) => {
      if (!open) throw new Error('This transaction is over')
      return queryConnection<Row>(connection, statement)
    },
  }
  await connection.run('begin', [])
  try {
    await fence?.(connection)
    const result = await insideTransaction.run(true, () => work(tx))
    open = false
    const { command } = await connection.run('commit', [])
    if (command === 'ROLLBACK') throw new DatabaseError('A statement of the transaction failed', aborted)
    return result
  } catch (error) {
    open = false
    await connection.run('rollback', []).catch(() => undefined)
    throw error
  }
}

const aborted = { code: '25P02', constraint: null, table: null, column: null }
