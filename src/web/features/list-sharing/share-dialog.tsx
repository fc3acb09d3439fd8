import './list-sharing.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { maxSharedLists } from '#contract/shared-list-limits.ts'
import { useMe } from '../../data/account/session.ts'
import { describeFailure } from '../../data/call-failure.ts'
import { ServerUnreachable } from '../../data/api-client.ts'
import { sharedListsQuery } from '../../data/shared-list/owned-lists.ts'
import { useHeldWhilePressed } from '../../ui/use-held-while-pressed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, type DialogLook } from '../../ui/dialog.tsx'
import { beginShareDraft } from './share-draft.ts'
import { ShareForm } from './share-form.tsx'
import { SentListRow } from './sent-list-row.tsx'
import { useShareItems } from './use-share-items.ts'
import { Copy, MessageCircle, Share2 } from 'lucide-react'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { copyLink } from '../../ui/toast/copy-text.ts'
import { writeWhatsAppLink } from './sharing-words.ts'

/** Opens the device's own way of sharing; closing it is no failure. */
async function shareByDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(url)
  }
}

/** A link that was just made: this is the only time that it is shown. */
function CreatedLink({ title, url, onLists }: { title: string; url: string; onLists: () => void }) {
  const head = useRef<HTMLHeadingElement>(null)
  // The pressed button has disappeared, so the head gets the focus.
  useEffect(() => head.current?.focus(), [])
  return (
    <div className="share-created">
      <h3 ref={head} tabIndex={-1} className="text-lg font-semibold text-balance outline-none">
        O link de “{title}” está pronto
      </h3>
      <input
        aria-label="O link"
        className="control px-3"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void copyLink(url, title)}>
          <Copy className="size-4" aria-hidden="true" />
          Copiar
        </Button>
        {'share' in navigator ? (
          <Button onClick={() => void shareByDevice(title, url)}>
            <Share2 className="size-4" aria-hidden="true" />
            Enviar…
          </Button>
        ) : (
          <OutsideLink href={writeWhatsAppLink(title, url)}>
            <MessageCircle className="size-4" aria-hidden="true" />
            WhatsApp
          </OutsideLink>
        )}
      </div>
      <p className="text-sm text-pretty text-ink-2">
        Ele só aparece agora: envie ou guarde. Quem o tem vê a lista sem entrar, e você pode fechá-lo quando
        quiser. O que o cliente responder chega nos seus avisos e fica na mesa.
      </p>
      <Button look="quiet" className="self-start px-2 text-sm" onClick={onLists}>
        Ver as listas enviadas
      </Button>
    </div>
  )
}

const look: DialogLook = {
  dialog: 'sheet share-dialog',
  head: 'flex items-start justify-between gap-3 px-5 pt-3',
  title: 'mt-2 text-lg font-semibold',
  line: 'mb-2 text-pretty text-ink-3',
  body: 'min-h-0 flex-1 overflow-y-auto px-5 pb-8',
}

type View = 'new' | 'lists' | { title: string; url: string }

export interface ShareDialogProps {
  /** The client or the properties that are chosen to begin with; never all of them unasked. */
  client: string | null
  chosen: readonly string[]
  /** The properties on the screen behind it, in their order. */
  onScreen: readonly string[]
  /** The sent list whose answers are shown first; `null`: a new list. */
  list: string | null
  /** Opens a property of the desk. */
  onItem?: (id: string) => void
  onClose: () => void
}

/** Sends properties to a client: a new list with its link, and the lists that were sent before. */
export default function ShareDialog(props: ShareDialogProps) {
  const { client, chosen, onScreen, onItem, onClose } = props
  const { items, clients } = useShareItems()
  const { data: arrived, error, refetch } = useQuery({ ...sharedListsQuery, refetchOnMount: 'always' })
  const data = useHeldWhilePressed(arrived)
  const me = useMe()
  const [view, setView] = useState<View>(props.list === null ? 'new' : 'lists')
  const [opened, setOpened] = useState(props.list)
  const listsTab = useRef<HTMLButtonElement>(null)
  const onLink = (title: string, url: string) => setView({ title, url })
  const lists = data?.lists ?? []
  return (
    <Dialog
      look={look}
      title="Enviar ao cliente"
      line="Um link que se abre sem conta: o cliente vê, diz o que gostou e pergunta."
      onClose={onClose}
    >
      {data === undefined ? (
        error === null ? (
          <div className="skeleton h-40" aria-hidden="true" />
        ) : (
          <div className="share-created" role="alert">
            <p className="text-pretty">
              {error instanceof ServerUnreachable
                ? 'Para enviar uma lista é preciso internet: o link nasce no servidor. A mesa continua aqui.'
                : describeFailure(error)}
            </p>
            <Button look="primary" className="self-start" onClick={() => void refetch()}>
              Tentar de novo
            </Button>
          </div>
        )
      ) : (
        <>
          <div className="flex gap-5 mb-4 border-b border-line">
            <button
              className="text-sm/5.5 min-h-target -mb-px border-b-2 border-b-transparent text-ink-2 font-medium aria-pressed:border-amber aria-pressed:text-ink"
              type="button"
              aria-pressed={view !== 'lists'}
              onClick={() => setView('new')}
            >
              Nova lista
            </button>
            <button
              className="text-sm/5.5 min-h-target -mb-px border-b-2 border-b-transparent text-ink-2 font-medium aria-pressed:border-amber aria-pressed:text-ink"
              ref={listsTab}
              type="button"
              aria-pressed={view === 'lists'}
              onClick={() => setView('lists')}
            >
              Enviadas ({lists.length})
            </button>
          </div>
          {view === 'lists' ? (
            lists.length === 0 ? (
              <p className="py-8 text-center text-ink-2">Nenhuma lista enviada ainda.</p>
            ) : (
              <ul>
                {lists.map(list => (
                  <SentListRow
                    key={list.id}
                    list={list}
                    isOpened={opened === list.id}
                    onOpen={isOpened => setOpened(isOpened ? list.id : null)}
                    onLink={onLink}
                    onItem={onItem}
                    onDeleted={() => listsTab.current?.focus()}
                  />
                ))}
              </ul>
            )
          ) : view === 'new' ? (
            lists.length >= maxSharedLists ? (
              <p className="py-8 text-pretty text-ink-2">
                São {maxSharedLists} listas, o máximo. Exclua em “Enviadas” uma que já acabou.
              </p>
            ) : (
              <ShareForm
                initialDraft={beginShareDraft({
                  lists: data,
                  accountName: me?.user.name ?? '',
                  client,
                  items: chosen,
                })}
                logo={data.logo}
                items={items}
                clients={clients}
                onScreen={onScreen}
                onCreated={onLink}
              />
            )
          ) : (
            <CreatedLink {...view} onLists={() => setView('lists')} />
          )}
        </>
      )}
    </Dialog>
  )
}
