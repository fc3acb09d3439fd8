import type { ListGap } from '#domain/caixa/list-presence.ts'
import { describe, expect, it } from 'vitest'
import { HealthFigures } from '#contract/admin-schemas.ts'
import { type HealthReadings, describeDuration } from './health-figure.ts'
import { judgeHealth } from './health-levels.ts'
import type { OutboxReadings, ServiceReadings } from './service-readings.ts'

const now = new Date('2026-11-21T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const still: OutboxReadings = {
  waiting: 0,
  oldest: null,
  problem: null,
  sent: 900,
  failed: 4,
  sentToday: 12,
  failedToday: 0,
}
const outbox = (channel: 'mail' | 'push' | 'telegram', change: Partial<OutboxReadings>) => ({
  outbox: { mail: still, push: still, telegram: still, [channel]: { ...still, ...change } },
})
const wellRead: ServiceReadings = {
  databaseBytes: 200 * 1024 * 1024,
  offered: 31_438,
  listDate: '2026-11-20',
  source: 'caixa',
  importedAt: ago(20),
  lastImport: 'done',
  importsRunning: 0,
  refresh: 'done',
  outbox: { mail: still, push: still, telegram: still },
  notificationsWaiting: 0,
  oldestNotification: null,
  events: { processed: 9 },
  eventsToday: { processed: 2 },
  pagesRead: 1_000,
  pagesUnread: 30_438,
  pageReadAt: ago(1),
  doubtfulPrices: 0,
  lists: [
    { state: 'GO', listDate: '2026-11-18', offered: 1_497, gap: null },
    { state: 'SP', listDate: '2026-11-20', offered: 29_941, gap: null },
  ],
  pagesWanted: 0,
  accounts: 12,
  accountsActive: 10,
  sessions: 14,
  troublesOpen: 0,
  maintainedAt: ago(19),
}
const well: HealthReadings = {
  now,
  startedAt: ago(76),
  engine: 'embedded',
  nodeVersion: 'v20.19.0',
  memory: 300 * 1024 * 1024,
  lag: 1.5,
  disk: { free: 50 * 1024 ** 3, total: 100 * 1024 ** 3 },
  workers: [{ name: 'alerts', hasRun: true, failures: 0, failingSince: null, runningSince: null }],
  lastBackup: ago(30),
  missingKeys: [],
  readsPages: true,
  answeredIn: 2,
  readings: wellRead,
}
const figures = (health: HealthReadings) => judgeHealth(health).groups.flatMap(group => group.figures)
const find = (health: HealthReadings, key: string) => figures(health).find(figure => figure.key === key)

describe('the figures of the health page', () => {
  it('are all good when all is well, in the shape of the contract', () => {
    const { groups, troubles } = judgeHealth(well)
    expect(troubles).toEqual([])
    const answer = {
      at: now.toISOString(),
      startedAt: now.toISOString(),
      groups,
      troubles,
      ladder: { all: { share: 0, listings: 0, scope: 'country', holds: false }, states: [] },
    }
    expect(HealthFigures.parse(answer).groups.map(({ title }) => title)).toEqual([
      'Serviço',
      'Banco de dados',
      'Catálogo',
      'Páginas da Caixa',
      'E-mail e avisos',
      'Navegadores e Telegram',
      'Pagamentos',
      'Contas',
    ])
    expect(figures(well).filter(({ level }) => level !== 'good')).toEqual([])
    expect(new Set(figures(well).map(({ key }) => key)).size).toBe(figures(well).length)
    expect(find(well, 'up')).toMatchObject({ value: '3 dias e 4 h', hint: 'Desde 18 nov. 2026, 05h00' })
    expect(find(well, 'offered')?.value).toBe('31.438')
  })

  const read = (change: Partial<ServiceReadings>): Partial<HealthReadings> => ({
    readings: { ...wellRead, ...change },
  })
  const listOf = (listDate: string) => read({ lists: [{ state: 'GO', listDate, offered: 10, gap: null }] })
  const lacking: ListGap = {
    state: 'GO',
    missing: [{ modality: 'venda-direta', rows: 0, unseen: 45 }],
    cut: 0,
  }
  const failing = (minutes: number, failures: number): Partial<HealthReadings> => ({
    workers: [
      { name: 'alerts', hasRun: true, failures, failingSince: ago(minutes / 60), runningSince: null },
    ],
  })
  it.each<[string, Partial<HealthReadings>, string, string]>([
    [
      'gaps',
      read({ lists: [{ state: 'GO', listDate: '2026-11-20', offered: 10, gap: lacking }] }),
      'watch',
      '1',
    ],
    ['doubtful', read({ doubtfulPrices: 868 }), 'watch', '868'],
    ['memory', { memory: 800 * 1024 * 1024 }, 'watch', '800 MB'],
    ['memory', { memory: 1500 * 1024 * 1024 }, 'bad', '1.500 MB'],
    ['lag', { lag: 99.9 }, 'good', '99,9 ms'],
    ['lag', { lag: 100 }, 'watch', '100 ms'],
    ['lag', { lag: 1000 }, 'bad', '1.000 ms'],
    ['answers', { answeredIn: 250 }, 'watch', '250 ms'],
    ['answers', { answeredIn: 2000 }, 'bad', '2.000 ms'],
    ['answers', { answeredIn: null, readings: null }, 'bad', 'não responde'],
    ['offered', read({ offered: 0 }), 'bad', '0'],
    ['list', read({ source: 'demo', listDate: null }), 'watch', 'demonstração'],
    ['list', listOf('2026-10-21'), 'bad', '21 out. 2026'],
    ['list', listOf('2026-11-14'), 'good', '14 nov. 2026'],
    ['age', listOf('2026-11-14'), 'good', 'GO, há\u00a07\u00a0dias'],
    ['age', listOf('2026-11-13'), 'watch', 'GO, há\u00a08\u00a0dias'],
    ['age', listOf('2026-10-22'), 'watch', 'GO, há\u00a030\u00a0dias'],
    ['age', listOf('2026-10-21'), 'bad', 'GO, há\u00a031\u00a0dias'],
    ['age', listOf('2026-11-21'), 'good', 'GO, hoje'],
    ['age', listOf('2026-11-22'), 'good', 'GO'],
    ['read', read({ pagesRead: 0 }), 'bad', '0 de 30.438'],
    ['read', read({ pagesRead: 0, importedAt: ago(0.5) }), 'watch', '0 de 30.438'],
    ['read', read({ pageReadAt: ago(25) }), 'watch', '1.000 de 31.438'],
    ['read', read({ pageReadAt: ago(25), pagesUnread: 0 }), 'good', '1.000 de 1.000'],
    ['backup', { lastBackup: null }, 'watch', 'nenhuma'],
    ['backup', { lastBackup: ago(8 * 24) }, 'watch', 'há 8 dias'],
    ['backup', { lastBackup: ago(31 * 24) }, 'bad', 'há 31 dias'],
    ['backup', { lastBackup: 'unreadable' }, 'watch', 'não se sabe'],
    ['worker:alerts', failing(10, 2), 'bad', 'falha há 10 min'],
    ['import', read({ lastImport: 'refused' }), 'watch', 'recusada'],
    ['import', read({ lastImport: 'failed' }), 'bad', 'falhou'],
    ['import', read({ importsRunning: 1 }), 'good', 'em andamento'],
    ['mails', read(outbox('mail', { waiting: 100 })), 'watch', '100'],
    ['mails', read(outbox('mail', { waiting: 1000 })), 'bad', '1.000'],
    ['oldestMail', read(outbox('mail', { oldest: ago(0.25) })), 'watch', '15 min'],
    ['oldestMail', read(outbox('mail', { oldest: ago(6) })), 'bad', '6 h'],
    ['pushOldest', read(outbox('push', { oldest: ago(5) })), 'good', '5 h'],
    ['telegramOldest', read(outbox('telegram', { oldest: ago(6) })), 'watch', '6 h'],
    ['pushWaiting', read(outbox('push', { waiting: 30 })), 'good', '30'],
    ['telegramSent', read(outbox('telegram', { sentToday: 1_200 })), 'good', '1.200'],
    ['notifications', read({ notificationsWaiting: 3, oldestNotification: ago(7 * 24) }), 'good', '3'],
    ['notifications', read({ notificationsWaiting: 3, oldestNotification: ago(8 * 24) }), 'watch', '3'],
    ['errors', read({ eventsToday: { error: 1 } }), 'watch', '1'],
    ['errors', read({ eventsToday: { error: 10 } }), 'bad', '10'],
    ['pending', read({ events: { pending: 1 } }), 'bad', '1'],
    ['wanted', read({ pagesWanted: 200 }), 'watch', '200'],
    ['settings:PAPERS_KEY', { missingKeys: ['PAPERS_KEY'] }, 'watch', 'sem chave'],
    ['settings:VAPID_PRIVATE_KEY', { missingKeys: ['VAPID_PRIVATE_KEY'] }, 'watch', 'sem chave'],
  ])('%s of %j is %s: %s', (key, change, level, value) => {
    expect(find({ ...well, ...change }, key)).toMatchObject({ level, value })
  })

  it('have the problem of the last mail as a hint', () => {
    const stuck = { ...well, ...read(outbox('mail', { oldest: ago(1), problem: 'ECONNREFUSED' })) }
    expect(find(stuck, 'oldestMail')?.hint).toBe('Último problema: ECONNREFUSED')
  })

  it('call no worker stopped that failed once or just now, and one that never ends stopped', () => {
    for (const change of [failing(9, 5), failing(600, 1)])
      expect(figures({ ...well, ...change }).filter(({ level }) => level !== 'good')).toEqual([])
    const [alerts] = well.workers
    if (!alerts) throw new Error('no worker')
    const endless = { ...well, workers: [{ ...alerts, runningSince: ago(12) }] }
    expect(find(endless, 'worker:alerts')).toMatchObject({ level: 'bad', value: 'não termina há 12 h' })
  })

  it('say of a missing key what it closes and what to set, and send no mail about it', () => {
    const { troubles } = judgeHealth({ ...well, missingKeys: ['PAPERS_KEY', 'VAPID_PRIVATE_KEY'] })
    expect(troubles).toMatchObject([
      { key: 'settings:PAPERS_KEY', title: 'Nenhum papel se guarda: falta PAPERS_KEY', isMailed: false },
      {
        key: 'settings:VAPID_PRIVATE_KEY',
        title: 'Nenhum aviso chega aos aparelhos: falta VAPID_PRIVATE_KEY',
        isMailed: false,
      },
    ])
    for (const { detail } of troubles)
      expect(detail).toMatch(/Defina (?:PAPERS_KEY|VAPID_PRIVATE_KEY) .* reinicie/)
  })

  it('are each followed by what is wrong in words, the gravest first, the old lists state by state', () => {
    const lists = [
      { state: 'GO', listDate: '2026-01-08', offered: 1, gap: null },
      { state: 'RJ', listDate: '2026-11-11', offered: 1_204, gap: null },
      { state: 'SP', listDate: '2026-11-20', offered: 9, gap: null },
    ]
    const ill = {
      ...well,
      ...read({ lists, pagesRead: 0, ...outbox('mail', { waiting: 3, oldest: ago(7) }) }),
      lastBackup: null,
    }
    const { troubles } = judgeHealth(ill)
    expect(troubles.map(({ key, level }) => [key, level])).toEqual([
      ['lists:old', 'bad'],
      ['pages:none', 'bad'],
      ['mails:waiting', 'bad'],
      ['backup:old', 'watch'],
    ])
    expect(troubles[0]).toMatchObject({
      title: 'As listas de 2 estados estão velhas',
      items: [
        'GO: lista de 8\u00a0jan.\u00a02026, há\u00a0317\u00a0dias · 1 imóvel',
        'RJ: lista de 11\u00a0nov.\u00a02026, há\u00a010\u00a0dias · 1.204 imóveis',
      ],
    })
    expect(troubles[1]?.title).toBe('0 páginas lidas de 30.438')
    expect(troubles[2]?.detail).toBe('3 e-mails esperam, o mais antigo há 7 h. Confira SMTP_URL.')
    const unwell = figures(ill).filter(({ level }) => level !== 'good')
    expect(unwell).toHaveLength(troubles.length)
  })
})

it.each([
  [0, 'menos de um minuto'],
  [59_999, 'menos de um minuto'],
  [60_000, '1 min'],
  [3_600_000, '1 h'],
  [3_660_000, '1 h e 1 min'],
  [86_400_000, '1 dia'],
  [2 * 86_400_000 + 3_600_000, '2 dias e 1 h'],
])('%i ms is written as %s', (milliseconds, text) => {
  expect(describeDuration(milliseconds)).toBe(text)
})
