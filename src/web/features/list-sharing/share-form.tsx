import '../shared-list/shared-list.css'
import { type FormEvent, useId, useRef, useState } from 'react'
import { logoBytes, sharedListLengths } from '#contract/shared-list-limits.ts'
import { sharedFigureKeys } from '#contract/shared-list-keys.ts'
import { formatCount } from '#domain/format-count.ts'
import { newUuid } from '../../data/new-uuid.ts'
import { createSharedList, deleteLogo, saveLogo } from '../../data/shared-list/owned-lists.ts'
import { useApiAction } from '../../data/use-api-action.ts'
import { ChoicePills, ChoiceToggles } from '../../ui/choice-controls.tsx'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  listDraftItems,
  nameShareDraft,
  type ShareClient,
  type ShareDraft,
  type ShareItem,
  toSharedSource,
} from './share-draft.ts'
import { dayChoices, figureNames } from './sharing-words.ts'
import { SourceField } from './source-field.tsx'
import { judgedForAnybody } from '#contract/judge-property.ts'
import { presentSharedLot, presentSharedProperty } from '#contract/present-shared-listing.ts'
import type { SharedFigures, SharedListing } from '#contract/shared-list-schemas.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { SharedListingCard } from '../shared-list/shared-listing-card.tsx'
import { ImagePlus, Trash2 } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'

const megabytes = logoBytes.sent / 1024 / 1024

/** The account's logo: kept for every list, shown in this one or not. */
function LogoField({
  logo,
  shown,
  onShow,
}: {
  /** Its address; `null`: none. */
  logo: string | null
  shown: boolean
  onShow: (shown: boolean) => void
}) {
  const field = useId()
  const { busy, problem, run } = useApiAction()
  const uploadLogo = (file: File | undefined) => {
    if (file === undefined) return
    void run(async () => {
      await saveLogo(file)
      onShow(true)
    })
  }
  return (
    <div>
      <p className="mb-1.5 text-xs font-medium text-ink-2">Logotipo</p>
      <div className="flex flex-wrap items-center gap-3">
        {logo !== null && (
          <img
            src={logo}
            alt="O seu logotipo"
            className="w-auto max-w-36 h-12 p-1 rounded-md bg-[white] object-contain"
          />
        )}
        <label
          htmlFor={field}
          className={buttonClass('outline', 'cursor-pointer px-3 text-sm has-focus-visible:outline-2')}
        >
          <ImagePlus className="size-4" aria-hidden="true" />
          {busy ? 'Enviando…' : logo === null ? 'Escolher imagem' : 'Trocar'}
          <input
            id={field}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="sr-only"
            disabled={busy}
            onChange={({ target }) => {
              uploadLogo(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {logo !== null && (
          <>
            <Button
              look="quiet"
              className="px-2"
              aria-label="Apagar o logotipo"
              onClick={() =>
                void run(async () => {
                  await deleteLogo()
                  onShow(false)
                })
              }
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </Button>
            <label className="flex min-h-target items-center gap-2.5 text-sm">
              <input
                type="checkbox"
                className="tick"
                checked={shown}
                onChange={({ target }) => onShow(target.checked)}
              />
              Mostrar nesta lista
            </label>
          </>
        )}
      </div>
      <p className={`mt-1.5 text-xs ${problem ? 'text-risk' : 'text-ink-3'}`} aria-live="polite">
        {problem ?? `PNG, JPEG ou WebP de até ${megabytes} MB; fica guardado para as próximas.`}
      </p>
    </div>
  )
}

/** Presents a property as a client will see it, by the functions that the server uses. */
const presentShareItem = (item: ShareItem, figures: SharedFigures, targetRoi: number): SharedListing =>
  'property' in item
    ? presentSharedProperty(
        item.property,
        { ...judgedForAnybody, targetRoi, sheet: item.sheet, answers: item.answers },
        { figures, clientNotes: item.clientNotes, mine: null },
      )
    : presentSharedLot(item, targetRoi, { figures, mine: null })

/** The first property of a list as its client will see it. */
function SharePreview({
  item,
  figures,
  adviserName,
}: {
  item: ShareItem
  figures: SharedFigures
  adviserName: string
}) {
  const [targetRoi] = useTargetRoi()
  return (
    <div className="share-preview" inert>
      <SharedListingCard
        listing={presentShareItem(item, figures, targetRoi)}
        adviserName={adviserName || 'Você'}
        targetRoi={figures.maxBid ? targetRoi : null}
      />
    </div>
  )
}

const figureChoices = sharedFigureKeys.map(value => ({ value, label: figureNames[value] }))

/** Says which of the written notes are sent. */
function describeNotes(shown: readonly ShareItem[]): string {
  const noted = shown.filter(({ clientNotes }) => clientNotes !== '').length
  return `As anotações privadas nunca vão. ${noted === 0 ? 'Nenhum destes tem nota para o cliente: escreva na mesa, ao abrir um imóvel.' : `${formatCount(noted, 'vai', 'vão')} com a nota para o cliente.`}`
}

/** The form that makes a list for a client: its figures, sender and expiry, with a preview. */
export function ShareForm({
  initialDraft: begun,
  logo,
  items,
  clients,
  onScreen,
  onCreated,
}: {
  initialDraft: ShareDraft
  logo: string | null
  items: readonly ShareItem[]
  clients: readonly ShareClient[]
  onScreen: readonly string[]
  onCreated: (title: string, url: string) => void
}) {
  const [draft, setDraft] = useState(begun)
  // Sending the same list again after a failure uses the same id.
  const [id] = useState(newUuid)
  const [tried, setTried] = useState(false)
  const { busy, problem, run } = useApiAction()
  const name = useRef<HTMLDivElement>(null)
  const change = (next: Partial<ShareDraft>) => setDraft(before => ({ ...before, ...next }))
  const shown = listDraftItems(draft, items)
  const [first] = shown
  const { adviserName, figures } = draft
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (adviserName.trim() === '') return name.current?.querySelector('input')?.focus()
    if (shown.length === 0 && draft.client === null) return
    const title = nameShareDraft(draft, clients)
    void run(async () => {
      const { words, showLogo, days } = draft
      const url = await createSharedList({
        id,
        title,
        adviserName: adviserName.trim(),
        words,
        showLogo: showLogo && logo !== null,
        figures,
        days,
        source: toSharedSource(draft),
      })
      onCreated(title, url)
    })
  }
  return (
    <form className="share-form" noValidate onSubmit={submit}>
      <SourceField draft={draft} items={items} clients={clients} onScreen={onScreen} onChange={change} />
      {tried && shown.length === 0 && draft.client === null && (
        <p className="text-sm text-risk">Marque ao menos um imóvel.</p>
      )}
      <TextField
        label="Como a lista se chama"
        placeholder={nameShareDraft({ ...draft, title: '' }, clients)}
        maxLength={sharedListLengths.title}
        value={draft.title}
        onChange={title => change({ title })}
      />
      <div ref={name}>
        <TextField
          label="Quem envia"
          autoComplete="name"
          maxLength={sharedListLengths.adviserName}
          value={adviserName}
          error={tried && adviserName.trim() === '' ? 'Diga o seu nome, ou o da sua empresa.' : undefined}
          onChange={next => change({ adviserName: next })}
        />
      </div>
      <Field label="O que você diz ao cliente" hint="Fica no alto da lista.">
        {control => (
          <textarea
            {...control}
            rows={3}
            className="control h-auto px-3 py-2"
            maxLength={sharedListLengths.words}
            value={draft.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        )}
      </Field>
      <LogoField logo={logo} shown={draft.showLogo} onShow={showLogo => change({ showLogo })} />
      <FieldGroup legend="Que números mostrar" error={null}>
        <ChoiceToggles
          choices={figureChoices}
          values={sharedFigureKeys.filter(key => figures[key])}
          onChange={values =>
            change({
              figures: Object.fromEntries(
                sharedFigureKeys.map(key => [key, values.includes(key)]),
              ) as typeof figures,
            })
          }
        />
      </FieldGroup>
      <FieldGroup legend="Aberta por" error={null}>
        <ChoicePills choices={dayChoices} value={draft.days} onChange={days => change({ days })} />
      </FieldGroup>
      <section aria-labelledby="share-preview">
        <h3 id="share-preview" className="text-xs font-medium text-ink-2">
          Assim o cliente vê
        </h3>
        {first === undefined ? (
          <p className="mt-1.5 text-sm text-ink-3">
            {draft.client === null
              ? 'Marque um imóvel para ver.'
              : 'Nenhum imóvel tem a etiqueta deste cliente ainda: a lista abre vazia.'}
          </p>
        ) : (
          <SharePreview item={first} figures={figures} adviserName={adviserName} />
        )}
        <p className="mt-2 text-xs text-pretty text-ink-3">{describeNotes(shown)}</p>
      </section>
      <div className="sticky -bottom-8 flex items-center gap-3 -mx-5 px-5 py-3 border-t border-line bg-ground">
        <p className="min-w-0 flex-1 text-sm text-risk" role="alert">
          {problem}
        </p>
        <SubmitButton busy={busy} busyText="Criando…">
          Criar link
        </SubmitButton>
      </div>
    </form>
  )
}
