import './edital.css'
import { Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { EditalField } from './edital-field.tsx'
import { loadEditalResult, ResultDialog } from './load-edital-result.ts'
import { EditalDialog } from './edital-dialog.tsx'
import { useEditalDraft } from './use-edital-draft.ts'
import { useEditalExplanation } from './use-edital-explanation.ts'

/** The property whose edital is to be explained. */
interface EditalSubject {
  id: string
  /** The property's name for people. */
  name: string
  /** Whether it is sold under an edital, and not under the bank's general rules. */
  hasEdital: boolean
  /** The bank's file, when known. */
  editalUrl: string | null
  /** The property's bank page; `null` for the demonstration, which has none. */
  pageUrl: string | null
}

const whereToFind = ({ pageUrl, hasEdital }: EditalSubject): string => {
  if (pageUrl === null)
    return 'Imóvel de demonstração: não há edital dele. Cole o texto de outro ou envie o PDF para ver como fica.'
  if (!hasEdital)
    return 'Esta venda não tem edital próprio: valem as Regras da Venda Online, na página da Caixa. Copie o texto ou baixe o PDF e traga para cá.'
  return 'O edital está na Caixa, não aqui. Copie o texto ou baixe o PDF e traga para cá: você lê, em português simples, quem paga as dívidas, a ocupação, os prazos e a comissão.'
}

/** The edital explainer of one property, in a dialog: takes text or a PDF, then shows the clauses with their risk. */
export function EditalExplainer({
  of,
  open,
  onClose,
}: {
  of: EditalSubject
  /** Whether it is open; it keeps its state while closed. */
  open: boolean
  onClose: () => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useEditalDraft(of.id)
  const explanation = useEditalExplanation(loadEditalResult)
  const { course, stop } = explanation
  const again = () => {
    flushSync(() => {
      stop()
      draft.clear()
    })
    field.current?.focus()
  }
  if (!open) return null
  if (course.step === 'explained')
    return (
      <Suspense fallback={null}>
        <ResultDialog
          answer={course.answer}
          fileName={course.fileName}
          name={of.name}
          onClose={onClose}
          onNew={again}
        />
      </Suspense>
    )
  return (
    <EditalDialog title="Explicar o edital" line={of.name} onClose={onClose}>
      <p className="text-ink-2 text-pretty">{whereToFind(of)}</p>
      <div className="mt-3 mb-5 flex flex-wrap gap-2.5 empty:mt-0">
        {of.editalUrl && <OutsideLink href={of.editalUrl}>Abrir o edital</OutsideLink>}
        {of.pageUrl && <OutsideLink href={of.pageUrl}>Página na Caixa</OutsideLink>}
      </div>
      <EditalField
        ref={field}
        text={draft.text}
        onText={draft.setText}
        onLeave={draft.keep}
        explanation={explanation}
        look="primary"
      />
    </EditalDialog>
  )
}
