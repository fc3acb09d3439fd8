import type { KeptPaper, KeptPaperLine } from '#contract/kept-paper-schemas.ts'

interface ListedPaper {
  line: KeptPaperLine
  isDeleted: boolean
}

const toLine = ({ id, paper, propertyId, name, readAt }: KeptPaper): KeptPaperLine => ({
  id,
  paper,
  propertyId,
  name,
  readAt,
})

/** Lists papers once each, the last read first; what was just deleted stays in its place. */
export function listPapers({
  read,
  kept,
  deleted,
  propertyId,
}: {
  read: readonly KeptPaper[]
  kept: readonly KeptPaperLine[]
  deleted: readonly KeptPaperLine[]
  /** `null`: of any property, or of none. */
  propertyId: string | null
}): ListedPaper[] {
  const papers = new Map<string, ListedPaper>()
  for (const line of [...kept, ...read.map(toLine)]) papers.set(line.id, { line, isDeleted: false })
  for (const line of deleted) papers.set(line.id, { line, isDeleted: true })
  return [...papers.values()]
    .filter(({ line }) => propertyId === null || line.propertyId === propertyId)
    .toSorted((a, b) => Date.parse(b.line.readAt) - Date.parse(a.line.readAt))
}
