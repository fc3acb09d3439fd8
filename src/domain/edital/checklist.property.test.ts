import fc from 'fast-check'
import { expect, it } from 'vitest'
import { modalities } from '../property/listing.ts'
import { buildChecklist } from './checklist.ts'
import { type ChecklistFacts, checklistKeys } from './checklist-facts.ts'

it('for any property, each item appears at most once, in order, with a text and a source', () => {
  const said = fc.string({ unit: fc.constantFrom(...'abeio 19%$R.,/') })
  const text = fc.option(said)
  const figure = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }))
  const flag = fc.option(fc.boolean())
  const instant = fc.option(
    fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map(date => date.toISOString()),
  )
  const facts = fc.record({
    modality: fc.option(fc.constantFrom(...modalities)),
    auctionType: fc.constantFrom('Leilão SFI - Edital Único', 'Venda Online', ''),
    price: fc.double({ min: 0.01, max: 1e9, noNaN: true }),
    evaluationValue: figure,
    situation: fc.constantFrom('vacant', 'occupied', 'unknown'),
    financing: flag,
    fgts: flag,
    firstAuctionDate: instant,
    secondAuctionDate: instant,
    auctioneerName: text,
    registrationNumber: text,
    registryOffice: text,
    registrationUrl: text,
    editalUrl: text,
    totalArea: figure,
    privateArea: figure,
    trajectory: fc.option(
      fc.record({
        firstListed: fc.constantFrom('2026-01-08', '2026-11-19'),
        daysListed: fc.nat({ max: 900 }),
      }),
    ),
    bankPage: fc.option(
      fc.record({
        readAt: fc.constant('2026-11-20T12:00:00Z'),
        modality: fc.option(fc.constantFrom(...modalities)),
        evaluationValue: figure,
        price: figure,
        secondAuctionPrice: figure,
        editalNumber: text,
        editalItem: text,
        editalPublishedAt: instant,
        failedAuctionsRecorded: text,
        occupancyHidden: fc.boolean(),
        description: text,
        descriptionCut: fc.boolean(),
        warnings: fc.array(said),
        paymentForms: fc.array(said),
        financing: flag,
        condominiumRule: text,
        condominiumRuleCut: fc.boolean(),
        taxesRule: text,
        taxesRuleCut: fc.boolean(),
      }),
    ),
  }) satisfies fc.Arbitrary<ChecklistFacts>
  fc.assert(
    fc.property(facts, given => {
      const items = buildChecklist(given, new Date('2026-11-21T12:00:00Z'))
      const places = items.map(({ key }) => checklistKeys.indexOf(key))
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
      expect(items.length).toBeGreaterThanOrEqual(checklistKeys.length - 1)
      for (const { title, text: words, source } of items) {
        expect(title).not.toBe('')
        expect(source).not.toBe('')
        expect(words).not.toMatch(/undefined|null|NaN|\[object/)
      }
    }),
  )
})
