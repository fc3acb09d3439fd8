import './item-panel.css'
import { ExternalLink, NotebookPen } from 'lucide-react'
import type { Client, Expense } from '#contract/desk-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { ItemResult } from '#contract/item-result.ts'
import { joinCaution } from '#domain/freshness/listing-presence.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { useIsForLiving } from '../../../data/account/home-profile.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ChoiceToggles } from '../../../ui/choice-controls.tsx'
import { Dialog, type DialogLook } from '../../../ui/dialog.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { Link } from '../../../framework/link.tsx'
import { OutsideTextLink } from '../../../ui/outside-link.tsx'
import { firstNoteLine } from '../../favorites/favorite-notes.ts'
import { useCatalogueSize } from '../../listing/catalogue-size.ts'
import { listAgeInks } from '../../listing/list-age-inks.ts'
import { ClientSection } from '../../list-sharing/client-section.tsx'
import { StageSelect } from '../../favorites/stage-select.tsx'
import { changeRows, type DeskChange } from '../rows/desk-changes.ts'
import { type DeskRow, nameRow, readPresence } from '../rows/desk-row.ts'
import { DatesForm } from './dates-form.tsx'
import { DocumentList } from './document-list.tsx'
import { ExpenseSection } from './expense-section.tsx'
import { ResultSection } from './result-section.tsx'

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
 * Everything that is kept of one property of the desk: stage, clients, dates, documents, what was really paid, and the
 * result so far. Each field saves itself.
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
  const isForLiving = useIsForLiving()
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
        {isForLiving && !elsewhere ? (
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
      <ResultSection result={result} isOwnSheet={item.sheet !== null} isForLiving={isForLiving} />
    </Dialog>
  )
}
