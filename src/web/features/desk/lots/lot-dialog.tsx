import '../desk.css'
import { type FormEvent, useRef, useState } from 'react'
import { deskLengths, maxOnDesk } from '#contract/desk-limits.ts'
import { type LotProposal, presentLotReading, unknownLotFacts } from '#contract/own-lot.ts'
import type { OwnLot, OwnLotContent } from '#contract/own-lot-schemas.ts'
import { readLotText } from '#domain/own-lots/read-lot-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, type DialogLook } from '../../../ui/dialog.tsx'
import { isLotAddress, type LotDraft, LotForm } from './lot-form.tsx'

const look: DialogLook = {
  dialog: 'sheet item-panel',
  head: 'flex items-start justify-between gap-3 px-5 pt-3',
  title: 'mt-2 text-lg font-semibold',
  line: 'mb-2 text-pretty text-ink-3',
  body: 'min-h-0 flex-1 overflow-y-auto px-5 pb-8',
  foot: 'flex items-center justify-end gap-2 border-t border-line px-5 py-3',
}

const noRound = { date: null, time: null, price: null }
const emptyDraft: LotDraft = { ...unknownLotFacts, title: '', firstRound: noRound, secondRound: noRound }

/** Fills a draft with the facts read from a page; typed values stay. */
const fillDraft = (before: LotDraft, found: LotProposal): LotDraft => ({
  ...before,
  ...(Object.fromEntries(
    Object.entries(found).flatMap(([field, read]) => (read === null ? [] : [[field, read.value]])),
  ) as Partial<LotDraft>),
})

const isNothing = ({ date, time, price }: LotDraft['firstRound']): boolean =>
  date === null && time === null && price === null

const tidy = (text: string | null): string | null => text?.trim() || null

/** Returns the draft as a lot is kept: without empty texts and rounds. */
const toContent = (draft: LotDraft): OwnLotContent => ({
  ...draft,
  title: draft.title.trim(),
  firstRound: isNothing(draft.firstRound) ? null : draft.firstRound,
  secondRound: isNothing(draft.secondRound) ? null : draft.secondRound,
  city: tidy(draft.city),
  address: tidy(draft.address),
  saleKind: tidy(draft.saleKind),
  matricula: tidy(draft.matricula),
  sourceName: tidy(draft.sourceName),
  sourceUrl: tidy(draft.sourceUrl),
})

/** A lot that was saved as the form holds it. */
const toDraft = (lot: OwnLot): LotDraft => ({
  ...(Object.fromEntries(Object.keys(emptyDraft).map(field => [field, lot[field as keyof LotDraft]])) as Omit<
    LotDraft,
    'firstRound' | 'secondRound'
  >),
  firstRound: lot.firstRound ?? noRound,
  secondRound: lot.secondRound ?? noRound,
})

/**
 * Adds a lot of another auctioneer, from the pasted text of its page or by typing. The same form corrects the facts of
 * a lot on the desk.
 */
export function LotDialog({
  lot = null,
  lots,
  today,
  onSave,
  onClose,
}: {
  /** The one whose facts are corrected; `null` for a new one. */
  lot?: OwnLot | null
  /** How many there are. */
  lots: number
  /** `YYYY-MM-DD` */
  today: string
  onSave: (content: OwnLotContent, text: string) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [found, setFound] = useState<LotProposal | null>(null)
  const [readings, setReadings] = useState(0)
  const [draft, setDraft] = useState(() => (lot === null ? emptyDraft : toDraft(lot)))
  const [tried, setTried] = useState(false)
  const full = lot === null && lots >= maxOnDesk.ownLots
  const read = () => {
    const proposal = presentLotReading(readLotText(text, today))
    setFound(proposal)
    setReadings(readings + 1)
    setDraft(before => fillDraft(before, proposal))
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (draft.title.trim() === '' || !isLotAddress(draft.sourceUrl) || full) return
    onSave(toContent(draft), text)
    dialog.current?.close()
  }
  const count = found === null ? 0 : Object.values(found).filter(each => each !== null).length
  return (
    <Dialog
      ref={dialog}
      look={look}
      title={lot === null ? 'Imóvel de outro leiloeiro' : 'Dados do lote'}
      line={
        lot === null
          ? 'Fica só na sua mesa, marcado como “não é da Caixa”. Cole o texto da página ou preencha.'
          : 'Não é da Caixa: os dados são os que você anotou. Um texto novo da página também pode ser lido.'
      }
      onClose={onClose}
      footer={
        <>
          {full && <p className="mr-auto text-sm text-ink-2">São {maxOnDesk.ownLots}, o máximo.</p>}
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            Cancelar
          </Button>
          <Button look="primary" type="submit" form="lot-form" disabled={full}>
            {lot === null ? 'Pôr na mesa' : 'Salvar os dados'}
          </Button>
        </>
      }
    >
      <form id="lot-form" className="grid gap-4" noValidate onSubmit={save}>
        <label className="text-xs font-medium text-ink-2">
          Texto da página
          <textarea
            className="control mt-1.5 h-28 resize-y px-3 py-2.5"
            placeholder="Na página do leilão, selecione tudo, copie e cole aqui"
            maxLength={deskLengths.lotText}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={text.trim() === ''} onClick={read}>
            Ler o texto
          </Button>
          <output className="text-sm text-ink-2">
            {found === null
              ? ''
              : count === 0
                ? 'O texto não diz nada com clareza: preencha abaixo.'
                : `${count === 1 ? 'Um dado achado' : `${count} dados achados`}: confira cada um.`}
          </output>
        </div>
        <LotForm
          key={readings}
          draft={draft}
          found={found}
          whole={lot !== null}
          tried={tried}
          onChange={setDraft}
        />
      </form>
    </Dialog>
  )
}
