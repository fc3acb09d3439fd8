import type { Property } from '#contract/property-schemas.ts'
import { presentTitleRecord } from '#contract/present-title-record.ts'
import { explainTitleRecord } from '#domain/title-records/explain-title-record.ts'
import type { PaperContent } from '../kept-papers.ts'
import { writeTitleRecordOf } from './property-papers.ts'

/** A reading of an invented matrícula of the property, with a penhora in force, as a browser keeps it. */
export async function readTitleRecordToKeep(property: Property, today: string): Promise<PaperContent> {
  const text = await writeTitleRecordOf(property)
  return {
    paper: 'title-record',
    propertyId: property.id,
    name: 'matricula.pdf',
    readAt: `${today}T12:00:00.000Z`,
    reading: presentTitleRecord(explainTitleRecord(text, { today }), { text, pages: 1, recognized: false }),
  }
}
