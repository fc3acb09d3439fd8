import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { readBankPage } from '#domain/caixa/detail/bank-page-reader.ts'
import { createBankPage } from '#test/support/bank-page.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import { findDecisionSubject } from '../decision/property-detail.ts'
import { storePage } from './detail-store.ts'

const id = '8444412345678'

anyEngine(engine => {
  it('a page that was stored with the former field names is read like one with the names of today', async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [
      createListing({ id, modality: 'leilao', auctionType: 'Leilão SFI - Edital Único' }),
    ])
    const reading = readBankPage(createBankPage({ sale: ['Leilão SFI', 'Edital: 0029/0226 - CPA/RE'] }))
    if (reading.kind === 'refused') throw new Error(reading.reason)
    await storePage(db, reading.page, {
      readAt: new Date('2026-11-21T12:00:00Z'),
      now: new Date('2026-11-21T12:00:00Z'),
    })
    const before = await findDecisionSubject(db, id)
    expect(before?.bankPage?.page.editalNumber).toBe('0029/0226 - CPA/RE')
    expect(before?.listing.editalUrl).toMatch(/EL00290226CPARE\.PDF$/)

    const { editalNumber, editalItem, editalPublishedAt, editalUrl, ...rest } = reading.page
    const former = {
      ...rest,
      notice: editalNumber,
      noticeItem: editalItem,
      noticePublishedAt: editalPublishedAt,
      noticeUrl: editalUrl,
    }
    await db.query(sql`update listing_pages set page = ${JSON.stringify(former)}::jsonb`)
    expect(await findDecisionSubject(db, id)).toEqual(before)
  })
})
