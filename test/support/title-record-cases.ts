import { readdirSync, readFileSync } from 'node:fs'
import type { TitleActKind } from '#domain/title-records/title-record-acts.ts'
import type { TitleOwner } from '#domain/title-records/title-owners.ts'
import type { TitleBurdenKind } from '#domain/title-records/title-burdens.ts'

/** The content of an invented matrícula, written down by its author before any reader ran. */
interface TitleRecordTruth {
  about: string
  certificateDate: string | null
  registration: string
  acts: { number: string; kind: TitleActKind; date: string | null; begins: string; page: number }[]
  owners: { who: TitleOwner['kind']; share: string | null; since: string }[]
  burdens: { kind: TitleBurdenKind; act: string; inForce: boolean | null; cancelledBy: string | null }[]
  property: {
    area: number | null
    builtArea: number | null
    landArea: number | null
    parkingSpaces: number | null
    address: string | null
    city: string | null
    uf: string | null
  }
  negativeAuctions: { stated: boolean; act: string | null; debtExtinguished: boolean }
}

export interface TitleRecordCase {
  name: string
  text: string
  truth: TitleRecordTruth
}

const folder = new URL('./title-records/', import.meta.url)

/** Reads the invented matrículas with their tables of truth. */
export function readTitleRecordCases(from: URL = folder): TitleRecordCase[] {
  return readdirSync(from)
    .filter(name => name.endsWith('.json'))
    .toSorted()
    .map(name => ({
      name: name.replace('.json', ''),
      text: readFileSync(new URL(name.replace('.json', '.txt'), from), 'utf8'),
      truth: JSON.parse(readFileSync(new URL(name, from), 'utf8')) as TitleRecordTruth,
    }))
}
