import { FileText } from 'lucide-react'
import { box } from '../property/drawing/strokes.ts'

const lines = [44, 58, 72, 114, 128, 142].map(y => box(34, y, y % 28 === 2 ? 96 : 112, 5)).join('')

/** A notice with the one clause that matters, and a glass over it. */
const Notice = () => (
  <svg viewBox="0 0 220 180" className="h-28 w-auto" aria-hidden="true" focusable="false">
    <path className="a-shade" d="M22 12h112l34 34v150H22z" />
    <path className="a-body" d="M16 6h112l34 34v150H16z" />
    <path className="a-trim" d={`M128 6v34h34z${box(34, 24, 56, 8)}`} />
    <path className="a-hollow" d={lines} opacity=".55" />
    <path className="a-lit" d={box(34, 86, 112, 6) + box(34, 98, 74, 6)} />
    <circle cx="158" cy="100" r="36" className="a-pane" opacity=".45" />
    <path className="a-lit" d={`${box(128, 90, 40, 8)}${box(128, 104, 54, 8)}`} />
    <circle cx="158" cy="100" r="36" fill="none" stroke="var(--art-trim)" strokeWidth="7" />
    <path d="M184 127l24 26" stroke="var(--art-trim)" strokeWidth="11" strokeLinecap="round" />
  </svg>
)

/** Holds the place of the notice explainer, and says that it is not there yet. */
export const NoticeCard = () => (
  <section
    aria-labelledby="notice-title"
    className="flex flex-col overflow-hidden rounded-xl border border-line bg-raised px-4 shadow-card md:px-6"
  >
    <div className="flex h-14 items-center gap-2.5">
      <FileText className="size-4.5 shrink-0 text-ink-3" />
      <h2 id="notice-title" className="flex-1 text-md font-semibold">
        Explicar edital
      </h2>
      <span className="rounded-sm bg-raised-3 px-2 py-1 text-2xs font-semibold text-ink-2">Em breve</span>
    </div>
    <div className="flex flex-1 flex-col border-t border-line pt-4">
      <p className="pb-5 text-base text-ink-2 text-pretty">
        Você vai colar o edital aqui e ler, em português simples, o que assume ao arrematar: dívidas,
        ocupação, prazos e comissão, cada ponto com a frase em que se apoia.
      </p>
      <div className="mt-auto -mb-1 flex justify-center max-sm:hidden">
        <Notice />
      </div>
    </div>
  </section>
)
