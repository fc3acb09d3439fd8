import { pino } from 'pino'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import type { QueuedMail } from '../mail/outbox.ts'
import { createOperatorNotifier } from './operator-troubles.ts'

eachEngine(engine => {
  const start = async () => {
    const db = await engine.fresh()
    const state = { now: new Date('2026-11-28T12:00:00Z'), mails: [] as QueuedMail[] }
    const operator = createOperatorNotifier(db, {
      log: pino({ level: 'silent' }),
      now: () => state.now,
      address: 'operador@exemplo.com.br',
      siteUrl: () => 'http://arremate.example',
      send: async (_tx, mail) => void state.mails.push(mail),
    })
    const underpaid = (payment: string) =>
      operator.reportTrouble({
        key: `lastlink-price-${payment}`,
        title: 'Um pagamento foi menor que o preço do plano',
        detail: `Pagamento ${payment} não abriu acesso.`,
      })
    return { db, state, operator, underpaid }
  }

  it('many payments with one trouble are one mail at once and one more after an hour, which names them', async () => {
    const { db, state, operator, underpaid } = await start()
    for (let payment = 1; payment <= 25; payment++) await underpaid(`p${payment}`)
    await operator.mailWaitingTroubles()
    expect(state.mails).toHaveLength(1)
    state.now = new Date('2026-11-28T13:00:01Z')
    await operator.mailWaitingTroubles()
    await operator.mailWaitingTroubles()
    expect(state.mails.map(({ subject }) => subject)).toEqual([
      'Arremate: Um pagamento foi menor que o preço do plano',
      'Arremate: Um pagamento foi menor que o preço do plano (24 vezes)',
    ])
    expect(state.mails[1]?.text).toContain('Pagamento p2 não abriu acesso.')
    expect(state.mails[1]?.text).toContain('e mais 4')
    expect(await db.query(sql`select key from troubles where over_at is null`)).toHaveLength(25)
  })

  it('one that ended before its mail is mailed all the same, and other matters do not wait', async () => {
    const { state, operator, underpaid } = await start()
    await underpaid('p1')
    await underpaid('p2')
    await operator.endTrouble('lastlink-price-p2')
    await operator.reportTrouble({ key: 'disk:low', title: 'Pouco espaço', detail: '1 GB' })
    expect(state.mails).toHaveLength(2)
    state.now = new Date('2026-11-28T14:00:00Z')
    await operator.mailWaitingTroubles()
    expect(state.mails[2]?.text).toContain('Pagamento p2 não abriu acesso.')
  })
})
