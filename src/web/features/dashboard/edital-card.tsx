import { ChevronRight, FileSearch } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { Link } from '../../framework/link.tsx'
import { useNavigate } from '../../framework/page-navigation.ts'
import { PaperForm } from '../papers/intake/paper-form.tsx'
import { handOverPaper } from '../papers/intake/paper-handover.ts'
import { writePapersQuery } from '../papers/frame/papers-address.ts'
import { usePaperDraft } from '../papers/intake/use-paper-draft.ts'

const idle = { step: 'idle' } as const

/** Takes an edital as text or PDF to the page of papers, which explains it; leads there for a matrícula, too. */
export function EditalCard() {
  const navigate = useNavigate()
  const draft = usePaperDraft('edital', null)
  const section = useRef<HTMLElement>(null)
  // The card appears after what loads above it, so a link to it has to wait as well.
  useEffect(() => {
    if (location.hash === '#edital') section.current?.scrollIntoView()
  }, [])
  const open = () => void navigate({ to: pagePaths.papers, search: writePapersQuery({ paper: 'edital' }) })
  return (
    <section ref={section} id="edital" aria-labelledby="edital-card-title" className="home-card scroll-mt-20">
      <div className="home-head mb-3">
        <h2 id="edital-card-title">Explicar edital</h2>
        <p>o que as cláusulas querem dizer</p>
      </div>
      <PaperForm
        kind="edital"
        text={draft.text}
        onText={draft.setText}
        onLeave={draft.keep}
        course={idle}
        onSendText={text => {
          handOverPaper({ paper: 'edital', text })
          open()
        }}
        onSendFiles={files => {
          handOverPaper({ paper: 'edital', files })
          open()
        }}
        onStop={() => undefined}
        look="outline"
      />
      <Link
        to={pagePaths.papers}
        search={writePapersQuery({ paper: 'title-record' })}
        className="mt-3 flex min-h-target items-center gap-3 rounded-md bg-raised-2 px-3 py-2 text-sm hover:bg-raised-3"
      >
        <FileSearch className="size-4.5 shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1">
          <span className="font-semibold">Ler uma matrícula</span>
          <span className="text-ink-2"> · o que pesa sobre o imóvel</span>
        </span>
        <ChevronRight className="size-4 shrink-0 text-ink-3" />
      </Link>
    </section>
  )
}
