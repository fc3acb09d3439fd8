import './reading.css'
import { useLayoutEffect, useRef } from 'react'
import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { EditalReading } from './edital/edital-reading.tsx'
import { TitleRecordReading } from './title-record/title-record-reading.tsx'

/** What was read in a paper; its answer comes with the focus. */
export default function ReadingView({ paper }: { paper: KeptPaper }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.querySelector<HTMLElement>('h1')?.focus(), [])
  return (
    <div ref={place}>
      {paper.paper === 'edital' ? <EditalReading paper={paper} /> : <TitleRecordReading paper={paper} />}
    </div>
  )
}
