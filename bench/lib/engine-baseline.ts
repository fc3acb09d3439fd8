import pg from 'pg'
import type { DatabaseConnection } from '#server/database/database-connection.ts'
import { startEmbedded } from '#server/database/embedded-engine.ts'
import { writeParameter } from '#server/database/value-parsers.ts'

export interface TimedStatement {
  text: string
  values: unknown[]
}

/** Measures the baseline: statements sent directly to the engine, in its own thread or over one connection. */
async function open(): Promise<DatabaseConnection & { close(): Promise<void> }> {
  const url = process.env.BENCH_URL
  if (!url) return startEmbedded(process.env.BENCH_FOLDER ?? '')
  const client = new pg.Client(url)
  await client.connect()
  return {
    run: async (text, values) => {
      const { rows, command } = await client.query<object>(text, [...values])
      return { rows, command }
    },
    script: async text => void (await client.query(text)),
    close: () => client.end(),
  }
}

/**
 * Measures the milliseconds of each group of statements, all groups in turn, `rounds` times after a warm-up round.
 */
async function measure(groups: TimedStatement[][], rounds: number): Promise<number[]> {
  const engine = await open()
  const samples: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const group of groups) {
      const started = performance.now()
      for (const { text, values } of group) await engine.run(text, values.map(writeParameter))
      if (round > 0) samples.push(performance.now() - started)
    }
  }
  await engine.close()
  return samples
}

process.once('message', ({ groups, rounds }: { groups: TimedStatement[][]; rounds: number }) => {
  void measure(groups, rounds).then(samples => process.send?.({ answer: samples }))
})
process.once('disconnect', () => process.exit())
