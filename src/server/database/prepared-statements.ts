/** Number of statements that stay prepared; beyond it, the one unused longest is forgotten. */
const maxPrepared = 8
/** Runs after which a statement is planned again: its tables may have grown without new statistics. */
const runsPerPlan = 100

/**
 * Prepares statements that run many times for one piece of work. The engine plans each of them once for this work; the
 * next one has it planned again, because the tables may have another size then.
 * @param runScript runs a statement without parameters
 * @returns writes the statement that runs a prepared one with these values
 */
export function createPreparedStatements(
  runScript: (text: string) => Promise<unknown>,
): (work: string, text: string, values: readonly (string | null)[]) => Promise<string> {
  const kept = new Map<string, { name: string; runs: number }>()
  let lastNumber = 0

  async function forget(key: string): Promise<void> {
    await runScript(`deallocate ${kept.get(key)?.name}`)
    kept.delete(key)
  }

  async function prepare(text: string): Promise<{ name: string; runs: number }> {
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= maxPrepared) await forget(oldest)
    const name = `prepared_${++lastNumber}`
    await runScript(`prepare ${name} as ${text}`)
    return { name, runs: 0 }
  }

  return async (work, text, values) => {
    const key = `${work}\n${text}`
    if (kept.get(key)?.runs === runsPerPlan) await forget(key)
    const { name, runs } = kept.get(key) ?? (await prepare(text))
    kept.delete(key)
    kept.set(key, { name, runs: runs + 1 })
    return `execute ${name}${values.length === 0 ? '' : `(${values.map(writeLiteral).join(', ')})`}`
  }
}

/** Writes a parameter's text as a literal; the engine takes backslashes as they are. */
const writeLiteral = (value: string | null): string =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`
