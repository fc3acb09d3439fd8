/** A statement that the engine refused. `code` is the SQLSTATE, the same on both engines. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly constraint: string | null
  readonly table: string | null
  readonly column: string | null

  constructor(message: string, refusal: EngineRefusal, options?: ErrorOptions) {
    super(message, options)
    this.code = refusal.code
    this.constraint = refusal.constraint
    this.table = refusal.table
    this.column = refusal.column
  }
}

/**
 * The database cannot answer now: no connection, too many connections, a statement that took too long, or a stopped
 * engine.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** The database was migrated by another, usually newer, version of the program; the message names the migration. */
export class DatabaseNewer extends Error {
  override readonly name = 'DatabaseNewer'
}

/**
 * Explains to people, in Portuguese, why the database does not open; `null` of any other error.
 * @param place where it is: `em ./data`
 */
export function explainDatabaseError(error: unknown, place = ''): string | null {
  if (error instanceof DatabaseNewer)
    return `O banco de dados é de uma versão mais nova do programa (tem ${error.message}): use a versão que o atualizou, ou volte a uma cópia de segurança anterior (npm run restore).`
  if (error instanceof DatabaseUnavailable)
    return `O banco de dados ${place === '' ? '' : `${place} `}não abre: ${error.message}`
  return null
}

/** An engine's error about a refused statement, in a form that can be sent between threads. */
export interface EngineRefusal {
  code: string
  constraint: string | null
  table: string | null
  column: string | null
}

/** Reads an engine's error; `null` when it carries no SQLSTATE. */
export function readEngineRefusal(error: unknown): EngineRefusal | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const { code, constraint, table, column } = error as Error & Record<string, unknown>
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return null
  return { code, constraint: text(constraint), table: text(table), column: text(column) }
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
