import '../desk.css'
import '../../list-sharing/list-sharing.css'
import { ExternalLink, Eye, NotebookPen } from 'lucide-react'
import type { Client, Expense } from '#contract/desk-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { ItemResult } from '#contract/item-result.ts'
import { joinCaution } from '#domain/freshness/listing-presence.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { useIsResidentBuyer } from '../../../data/account/home-profile.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ChoiceToggles } from '../../../ui/choice-controls.tsx'
import { Dialog, type DialogLook } from '../../../ui/dialog.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Link } from '../../../framework/link.tsx'
import { OutsideTextLink } from '../../../ui/outside-link.tsx'
import { firstNoteLine } from '../../favorites/favorite-notes.ts'
import { useCatalogueSize } from '../../listing/catalogue-size.ts'
import { listAgeInks } from '../../listing/list-age-inks.ts'
import { StageSelect } from '../../favorites/stage-select.tsx'
import { changeRows, type DeskChange } from '../rows/desk-changes.ts'
import { type DeskRow, nameRow, readPresence } from '../rows/desk-row.ts'
import { DatesForm } from './dates-form.tsx'
import { LotPaidPrice } from './lot-paid-price.tsx'
import { ExpenseSection } from './expense-section.tsx'
import { ResultSection } from './result-section.tsx'
import type { Marks, MarksChange } from '#domain/desk/marks.ts'
import { deskDocuments, type DocumentKey } from '#domain/desk/desk-documents.ts'
import { useState } from 'react'
import { sharedListLengths } from '#contract/shared-list-limits.ts'
import { tidyTypedText } from '#domain/hidden-characters.ts'
import { useItemAnswers } from '../../list-sharing/client-answers-context.ts'
import { QuestionList } from '../../list-sharing/question-list.tsx'
import { describeAnswers } from '../../list-sharing/sharing-words.ts'

/** What a client sees of a property, apart from the private notes, and what clients answered. */
function ClientSection({
  id,
  notes,
  onNotes,
}: {
  id: string
  /** As they are saved. */
  notes: string
  onNotes: (notes: string) => void
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const answers = useItemAnswers(id)
  const counts = answers && { ...answers, questions: 0 }
  const save = () => {
    if (draft !== null && draft !== notes) onNotes(draft)
    setDraft(null)
  }
  return (
    <section aria-labelledby="panel-client" className="panel-part">
      <h3 id="panel-client">Para o cliente</h3>
      <Field
        label={
          <span className="inline-flex items-center gap-1.5 text-amber-text">
            <Eye className="size-4" aria-hidden="true" />
            Nota que o cliente vê
          </span>
        }
        hint="Vai nas listas que você envia. As anotações privadas nunca vão."
      >
        {control => (
          <textarea
            {...control}
            rows={3}
            className="control border-l-3 border-l-amber bg-raised-2 h-auto px-3 py-2"
            placeholder="O que você diria a ele deste imóvel"
            maxLength={sharedListLengths.clientNotes}
            value={draft ?? notes}
            onChange={({ target }) => setDraft(tidyTypedText(target.value))}
            onBlur={save}
          />
        )}
      </Field>
      {counts && describeAnswers(counts) !== '' && (
        <p className="text-sm">
          <span className="text-ink-3">Resposta de clientes:</span> {describeAnswers(counts)}
        </p>
      )}
      {answers && (
        <QuestionList questions={answers.questions.map(each => ({ ...each, subject: each.list }))} />
      )}
    </section>
  )
}

const groups = [
  { when: 'before', name: 'Antes do lance' },
  { when: 'after', name: 'Depois da compra' },
] as const

/** The checklist of documents: each with why one needs it. */
function DocumentList({
  documents,
  onChange,
}: {
  documents: Marks<DocumentKey>
  onChange: (change: MarksChange<DocumentKey>) => void
}) {
  const done = deskDocuments.filter(({ key }) => documents[key] === true).length
  return (
    <section aria-labelledby="panel-documents" className="panel-part">
      <h3 id="panel-documents">
        Documentos{' '}
        <span className="font-normal text-ink-3">
          {done} de {deskDocuments.length}
        </span>
      </h3>
      {groups.map(({ when, name }) => (
        <fieldset key={when}>
          <legend className="pb-1 text-xs text-ink-3">{name}</legend>
          {deskDocuments
            .filter(document => document.when === when)
            .map(({ key, name: document, why }) => (
              <label key={key} className="text-sm flex gap-3 py-2 pointer-coarse:min-h-target">
                <input
                  type="checkbox"
                  className="tick mt-0.5"
                  checked={documents[key] === true}
                  onChange={({ target }) => onChange({ [key]: target.checked ? true : null })}
                />
                <span>
                  {document}
                  <span className="block text-xs text-pretty text-ink-3">{why}</span>
                </span>
              </label>
            ))}
        </fieldset>
      ))}
    </section>
  )
}

const look: DialogLook = {
  dialog: 'sheet item-panel',
  head: 'flex items-start justify-between gap-3 px-5 pt-3',
  title: 'mt-2 text-lg font-semibold text-balance',
  line: 'mb-2 text-ink-3',
  body: 'min-h-0 flex-1 overflow-y-auto px-5 pb-8',
}

/** Puts or removes the labels of clients that changed. */
const changeLabels = (before: readonly string[], after: readonly string[]): DeskChange => ({
  clients: Object.fromEntries([
    ...after.filter(id => !before.includes(id)).map(id => [id, true as const]),
    ...before.filter(id => !after.includes(id)).map(id => [id, null]),
  ]),
})

/**
 * Shows everything that is stored about one property of the desk: stage, clients, dates, documents, real payments, and
 * the result so far. Each field is saved on its own.
 */
export function ItemPanel({
  row,
  clients,
  expenses,
  result,
  today,
  onNotes,
  onCorrect,
  onClose,
}: {
  row: DeskRow
  clients: readonly Client[]
  expenses: readonly Expense[]
  result: ItemResult
  /** `YYYY-MM-DD` */
  today: string
  onNotes: () => void
  /** Corrects the facts of a lot from elsewhere. */
  onCorrect: () => void
  onClose: () => void
}) {
  const { item, path, price, elsewhere, id } = row
  const isResidentBuyer = useIsResidentBuyer()
  const presence = readPresence(row, useCatalogueSize() === 'demo')
  const change = (next: DeskChange) => changeRows([row], next)
  const labels = clients.flatMap(client => (item.clients[client.id] === true ? [client.id] : []))
  const note = firstNoteLine(item.notes)
  return (
    <Dialog
      look={look}
      title={nameRow(row)}
      line={
        <>
          {price === null ? 'Preço não se sabe' : formatWholeReais(price)}
          {elsewhere && ' · não é da Caixa'}
          {presence && (
            <span className={classNames('block', listAgeInks[presence.level])}>
              <span className="inline-block first-letter:uppercase">{joinCaution(presence)}</span>
            </span>
          )}
          {row.doubtfulPrice !== '' && (
            <span className="block text-amber-text first-letter:uppercase">{row.doubtfulPrice}</span>
          )}
        </>
      }
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2 pb-4">
        {path !== null && (
          <Link to={path} className={buttonClass('outline', 'px-3! text-sm!')}>
            Página do imóvel
          </Link>
        )}
        {elsewhere && !('property' in item) && item.sourceUrl !== null && (
          <OutsideTextLink
            href={item.sourceUrl}
            isOwners
            className={buttonClass('outline', 'px-3! text-sm!')}
          >
            Página do leilão
            <ExternalLink className="size-4" aria-hidden="true" />
          </OutsideTextLink>
        )}
        {isResidentBuyer && !elsewhere ? (
          <Link
            to={pagePaths.homePurchase}
            search={{ imovel: id }}
            hash="conta"
            className={buttonClass('outline', 'px-3! text-sm!')}
          >
            A conta da família
          </Link>
        ) : (
          <Link
            to={pagePaths.costs}
            search={elsewhere ? { lote: id } : { imovel: id }}
            className={buttonClass('outline', 'px-3! text-sm!')}
          >
            Planilha de custo
          </Link>
        )}
        {elsewhere && (
          <Button look="outline" className="px-3! text-sm!" aria-haspopup="dialog" onClick={onCorrect}>
            Mudar os dados
          </Button>
        )}
        <Button look="outline" className="max-w-full px-3! text-sm!" aria-haspopup="dialog" onClick={onNotes}>
          <NotebookPen className="size-4 flex-none" aria-hidden="true" />
          <span className="truncate">{note === '' ? 'Anotação privada' : note}</span>
        </Button>
      </div>
      {!('property' in item) && <LotPaidPrice lot={item} />}
      <section aria-labelledby="panel-stage" className="panel-part">
        <h3 id="panel-stage">Etapa</h3>
        <div className="w-fit rounded-md border border-line">
          <StageSelect
            stage={item.stage}
            name={nameRow(row)}
            disabled={false}
            onChange={stage => change({ stage })}
          />
        </div>
        {clients.length > 0 && (
          <FieldGroup legend="Clientes" error={null}>
            <ChoiceToggles
              choices={clients.map(client => ({ value: client.id, label: client.name }))}
              values={labels}
              onChange={next => change(changeLabels(labels, next))}
            />
          </FieldGroup>
        )}
      </section>
      <ClientSection
        key={`client ${id}`}
        id={id}
        notes={item.clientNotes}
        onNotes={clientNotes => change({ clientNotes })}
      />
      <DatesForm key={id} item={item} dates={row.dates} onChange={change} />
      <DocumentList documents={item.documents} onChange={documents => change({ documents })} />
      <ExpenseSection itemId={id} expenses={expenses} today={today} />
      <ResultSection result={result} isOwnSheet={item.sheet !== null} isResidentBuyer={isResidentBuyer} />
    </Dialog>
  )
}
