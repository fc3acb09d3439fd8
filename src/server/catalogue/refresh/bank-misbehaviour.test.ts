import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { testEngine } from '#test/support/database.ts'
import type { ListAnswer } from '#test/support/list-bank.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import {
  fillCatalogue,
  listOfAcre,
  readWholeCatalogue,
  type RefreshSetup,
  setUpRefresh,
} from '#test/support/refresh-setup.ts'

const minute = 60_000
const latin1 = (text: string): ListAnswer => ({ bytes: Buffer.from(text, 'latin1') })

describe('a misbehaving bank', () => {
  const engine = testEngine('postgres')
  let db: Database
  let set: RefreshSetup
  beforeAll(async () => {
    db = await engine.fresh()
  })
  afterEach(() => set.end())

  const areas = () => set.bank.asked.map(({ area }) => area)

  async function filled(timeoutMs?: number) {
    set = await setUpRefresh(db)
    const before = await fillCatalogue(set)
    const refresher = set.start(timeoutMs === undefined ? {} : { timeoutMs })
    await set.time.rests()
    return { refresher, before }
  }

  it.each<[string, ListAnswer, RegExp, number]>([
    ['a page of another kind', 'page', /HTML/, 1],
    ['nothing at all', latin1(''), /vazio/, 1],
    ['no such list', { status: 404 }, /404/, 1],
    ['an error, again and again', { status: 503 }, /503/, 4],
    ['a line that is cut off', 'cut line', /cortada/, 4],
    ['a connection that breaks', 'cut off', /conexão caiu/, 4],
    ['no answer', 'stalls', /demorou/, 4],
    ['an answer that stops', 'stalls inside', /demorou/, 4],
    ['the list of another state', latin1(listFile('2026-11-23', flatRows(9, { state: 'RJ' }))), /a de RJ/, 1],
    ['a list without a row', latin1(listOfAcre('2026-11-23', 0)), /só o cabeçalho/, 1],
    ['a list that nearly vanished', latin1(listOfAcre('2026-11-23', 5)), /um quinto/, 1],
    ['a list without a date', latin1(listFile(null, flatRows(60, { state: 'AC' }))), /data de geração/, 1],
  ])(
    'with %s does no harm; the other lists are imported and the operator is notified',
    async (_, answer, reason, times) => {
      const { refresher, before } = await filled(reason.test('demorou') ? 250 : undefined)
      set.bank.behave(area => (area === 'AC' ? answer : 'list'))
      await refresher.begin(['AC', 'AL'])
      await set.time.pass(2 * minute)
      expect(areas().filter(area => area === 'AC')).toHaveLength(1 + times)
      expect((await readWholeCatalogue(db)).slice(0, 60)).toEqual(before)
      const { current, areas: all } = await refresher.state()
      expect(current).toMatchObject({ status: 'done', imported: 1, failed: 1, problem: expect.any(String) })
      expect(all[0]?.problem).toMatch(reason)
      expect(set.reportedTroubles).toEqual([
        {
          key: 'refresh:lists',
          title: expect.stringMatching(/: AC$/),
          detail: expect.stringMatching(reason),
        },
      ])

      set.bank.behave(() => 'list')
      await refresher.begin(['AL'])
      await set.time.pass(minute)
      expect(set.over).not.toContain('refresh:lists')
      await refresher.begin(['AC'])
      await set.time.pass(minute)
      expect(set.bank.asked.at(-1)?.headers['if-none-match']).toBe('"friday"')
      expect((await refresher.state()).areas[0]).toMatchObject({ listDate: '2026-11-23', problem: null })
      expect(set.over).toContain('refresh:lists')
    },
  )
})
