import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paidFile } from '#test/support/paid-files.ts'
import { runProgram } from '#test/support/run-program.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-paid-command-'))
})
afterAll(() => rm(root, { recursive: true }))

const run = (...args: string[]) => runProgram('paid-prices', args, { DATA_DIR: join(root, 'data') })

describe('the command of paid prices', () => {
  it('imports files and says what was new, refused and tested', async () => {
    const [good, other] = [join(root, 'itbi_2024.csv'), join(root, 'outro.csv')]
    await writeFile(good, paidFile(6_000))
    await writeFile(other, 'a;b\n1;2\n')
    const first = await run('recife', good, other)
    expect(first.code).toBe(1)
    expect(first.out).toContain('itbi_2024.csv: 6.000 linhas lidas · 6.000 vendas novas · 0 já conhecidas')
    expect(first.out).toMatch(/Recife: 6\.000 vendas, 01\/01\/2024 a 22\/08\/2025\n {2}crescimento /)
    expect(first.out).toMatch(/dentro da faixa de 80%/)
    expect(first.err).toMatch(/outro\.csv: recusado\. O arquivo não é o de Recife/)
    const again = await run('recife', good)
    expect(again.code).toBe(0)
    expect(again.out).toContain('0 vendas novas · 6.000 já conhecidas')
  })

  it.each<[string[], number, RegExp]>([
    [['--help'], 0, /^Uso: npm run paid-prices/],
    [['olinda', 'a.csv'], 1, /Não há importador para a cidade "olinda"/],
    [['recife', 'none.csv'], 1, /não foi encontrado/],
    [['--fetch', 'sao-paulo'], 1, /não se baixam sozinhos/],
  ])('%j ends with %i', async (args, code, said) => {
    const ended = await run(...args)
    expect(ended.code).toBe(code)
    expect(`${ended.out}${ended.err}`).toMatch(said)
  })
})
