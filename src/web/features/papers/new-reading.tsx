import { useEffect, useEffectEvent, useRef } from 'react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { tidyPaperName } from '../../data/papers/kept-paper-calls.ts'
import { addReadPaper } from '../../data/papers/read-papers.ts'
import { useNavigate } from '../../framework/page-navigation.ts'
import { loadReading } from './load-reading.ts'
import { PaperForm } from './intake/paper-form.tsx'
import { takeHandedPaper } from './intake/paper-handover.ts'
import { paperRules } from './frame/paper-kinds.ts'
import { writePapersQuery } from './frame/papers-address.ts'
import { usePaperDraft } from './intake/use-paper-draft.ts'
import { type ReadAnswer, usePaperReading } from './intake/use-paper-reading.ts'

/** What people call a paper: a matrícula by its number, an edital by its file. */
function namePaper(answer: ReadAnswer, fileName: string | null): string {
  const { name } = paperRules[answer.paper]
  if (answer.paper === 'edital') return tidyPaperName(fileName ?? '', `${name} colado`)
  const { registration } = answer.reading.property
  return tidyPaperName(registration === null ? (fileName ?? '') : `${name} ${registration}`, `${name} colada`)
}

/** Takes a paper and, once it is read, opens what was read. */
export function NewReading({ kind, propertyId }: { kind: PaperKind; propertyId: string | null }) {
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = usePaperDraft(kind, propertyId)
  const { course, readText, readFiles, stop } = usePaperReading(kind, loadReading, (answer, fileName) => {
    const { id } = addReadPaper({
      ...answer,
      propertyId,
      name: namePaper(answer, fileName),
      readAt: new Date().toISOString(),
    })
    draft.clear()
    void navigate({
      to: pagePaths.papers,
      search: writePapersQuery({ paper: kind, propertyId, readingId: id }),
    })
  })
  const begin = useEffectEvent(() => {
    const handed = takeHandedPaper(kind)
    if (handed === null) return
    if ('files' in handed) return readFiles(handed.files)
    draft.setText(handed.text)
    readText(handed.text)
  })
  useEffect(() => begin(), [])
  return (
    <section aria-label={paperRules[kind].name} className="panel papers-form">
      <PaperForm
        ref={field}
        kind={kind}
        text={draft.text}
        onText={draft.setText}
        onLeave={draft.keep}
        course={course}
        onSendText={readText}
        onSendFiles={readFiles}
        onStop={stop}
        look="primary"
      >
        <p className="mt-4 text-xs text-pretty text-ink-3">
          {paperRules[kind].limits} {paperRules[kind].keeping}
        </p>
      </PaperForm>
    </section>
  )
}
