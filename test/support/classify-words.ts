import { classifyAct } from '#domain/title-records/classify-act.ts'
import type { TitleActKind } from '#domain/title-records/title-record-acts.ts'
import { buildTitleRecordKey } from '#domain/title-records/title-record-key.ts'

const registered: readonly TitleActKind[] = [
  'transfer',
  'fiduciary-lien',
  'mortgage',
  'attachment',
  'pre-judgment-attachment',
  'usufruct',
  'easement',
  'lease',
]
/** The kind of an act of these words, numbered as registries number acts of the kind that it should have. */
export const classifyWords = (words: string, kind: TitleActKind): TitleActKind =>
  classifyAct(
    buildTitleRecordKey(`/5.000 - Em 10/05/2010. ${words} Dou fé.`).key,
    registered.includes(kind) ? 'R' : 'AV',
  )
