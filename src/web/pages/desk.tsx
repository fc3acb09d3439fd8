import '../features/desk/desk.css'
import { useDeferredValue, useMemo, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { foldText } from '#domain/fold-text.ts'
import { useTargetRoi } from '../data/account/target-roi.ts'
import { addClient, removeClient, renameClient } from '../data/saved/client-actions.ts'
import { loadFavorites } from '../data/saved/favorite-actions.ts'
import { useFollowedDesk } from '../data/saved/use-followed-desk.ts'
import { addOwnLot } from '../data/saved/own-lot-actions.ts'
import { describeSpending } from '../features/desk/board/board-columns.ts'
import { DeskBoard } from '../features/desk/board/desk-board.tsx'
import { UndoRemoval } from '../features/desk/bulk/undo-removal.tsx'
import { useRemoval } from '../features/desk/bulk/use-removal.ts'
import { ClientTabs, isOfClient } from '../features/desk/clients/client-tabs.tsx'
import { ClientsDialog } from '../features/desk/clients/clients-dialog.tsx'
import { DeskSkeleton, EmptyDesk, NothingFound } from '../features/desk/desk-states.tsx'
import { DeskTableView } from '../features/desk/desk-table-view.tsx'
import { AddLotButton, DeskToolbar, SendButton } from '../features/desk/desk-toolbar.tsx'
import { type DeskView, readDeskView, writeDeskView } from '../features/desk/table/desk-view.ts'
import { LotDialog } from '../features/desk/lots/lot-dialog.tsx'
import { OpenedItem } from '../features/desk/panel/opened-item.tsx'
import type { DeskRow } from '../features/desk/rows/desk-row.ts'
import { useMovedElsewhere } from '../features/desk/rows/use-moved-elsewhere.ts'
import { useColumnChoice } from '../features/desk/table/column-choice.ts'
import { ColumnsMenu } from '../features/desk/table/columns-menu.tsx'
import { columnForPurpose } from '../features/desk/table/columns-by-purpose.ts'
import { sortRows } from '../features/desk/table/sort-rows.ts'
import { useDesk } from '../features/desk/use-desk.ts'
import { FavoritesUnreachable } from '../features/favorites/no-favorites.tsx'
import { OfflineNote } from '../features/favorites/offline-note.tsx'
import { ClientAnswersProvider } from '../features/list-sharing/client-answers-provider.tsx'
import { Sharing } from '../features/list-sharing/sharing.tsx'
import { useCatalogueSize } from '../features/listing/catalogue-size.ts'
import { readTextParameter, usePageLocation } from '../framework/page-location.ts'
import { useNavigate } from '../framework/page-navigation.ts'
import { usePageHead } from '../framework/page-head.ts'
import { useNow } from '../framework/use-now.ts'

/** The desk of an adviser, with what their clients answered. */
export default function DeskPage() {
  return (
    <ClientAnswersProvider>
      <Desk />
    </ClientAnswersProvider>
  )
}

function Desk() {
  usePageHead({
    title: 'Mesa',
    description: 'Os seus imóveis em tabela ou quadro, por cliente e etapa, com a próxima data de cada um.',
  })
  const now = useNow()
  const navigate = useNavigate()
  const { query } = usePageLocation()
  const view = readDeskView(query)
  /** The sent list whose answers a notification leads to. */
  const sentList = readTextParameter(query.lista) ?? null
  const demonstration = useCatalogueSize() === 'demo'
  const { rows: all, clients, context, expenses, results, loading, ...waits } = useDesk(now, demonstration)
  const { away, waiting, unsent } = waits
  useMovedElsewhere(all)
  useFollowedDesk()
  const [targetRoi] = useTargetRoi()
  const isResidentBuyer = context.homeOf !== null
  const shown = useColumnChoice(isResidentBuyer)
  const [text, setText] = useState('')
  const [editing, setEditing] = useState(false)
  const { removed, remove, undo } = useRemoval()
  const words = foldText(useDeferredValue(text))
  const { client, board } = view
  const { down } = view.sort
  const by = columnForPurpose(view.sort.by, isResidentBuyer)
  const sort = { by, down }
  /** The client under whose tab one works; `null` under the tabs of all and of nobody's. */
  const ofClient = client !== null && context.clients.has(client) ? client : null
  const rows = useMemo(
    () =>
      sortRows(
        all.filter(row => isOfClient(row, client, context.clients) && row.words.includes(words)),
        { by, down },
        context,
      ),
    [all, client, words, by, down, context],
  )
  const show = (change: Partial<DeskView>) =>
    void navigate({
      to: pagePaths.desk,
      search: writeDeskView({ ...view, ...change }),
      replace: true,
      resetScroll: false,
    })
  const [sending, setSending] = useState<readonly string[] | null>(null)
  const [addingLot, setAddingLot] = useState(false)
  const opened = all.find(({ id }) => id === view.opened)
  const open = ({ id }: DeskRow) => show({ opened: id })
  const spending = board ? describeSpending(results) : ''
  return (
    <main id="main" tabIndex={-1} aria-busy={loading} className="desk" data-board={board || undefined}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 mb-3 max-md:px-4">
        <h1 className="text-2xl font-bold tracking-tight">Mesa</h1>
        <ClientTabs
          clients={clients}
          rows={all}
          view={view}
          known={context.clients}
          onEdit={() => setEditing(true)}
        />
        {spending !== '' && <p className="text-xs/5.5 flex-none text-ink-3 max-xl:hidden">{spending}</p>}
        <DeskToolbar
          view={{ ...view, sort }}
          isResidentBuyer={isResidentBuyer}
          text={text}
          onText={setText}
          onSort={next => show({ sort: next })}
        >
          {board ? (
            <SendButton onSend={() => setSending([])} />
          ) : (
            <ColumnsMenu shown={shown} isResidentBuyer={isResidentBuyer} />
          )}
          <AddLotButton onAdd={() => setAddingLot(true)} />
        </DeskToolbar>
      </div>
      <OfflineNote
        away={away}
        waiting={waiting}
        lastSeen="Esta é a mesa que você viu por último."
        onRetry={loadFavorites}
      />
      {/* Shown together with the rest of the desk, because lots may have arrived before the favorites. */}
      {loading ? (
        <DeskSkeleton />
      ) : rows.length > 0 ? (
        board ? (
          <DeskBoard rows={rows} results={results} context={context} onOpen={open} />
        ) : (
          <DeskTableView
            title={(client !== null && context.clients.get(client)) || 'Mesa'}
            {...{ rows, clients, context, shown, sort, targetRoi, demonstration, now }}
            total={all.length}
            onSort={next => show({ sort: next })}
            onOpen={open}
            onShare={chosen => setSending(chosen.map(({ id }) => id))}
            onRemove={remove}
          />
        )
      ) : all.length > 0 ? (
        <NothingFound
          text={text}
          onAll={() => {
            setText('')
            show({ client: null })
          }}
        />
      ) : away ? (
        <FavoritesUnreachable what="a sua mesa" onRetry={loadFavorites} />
      ) : (
        <EmptyDesk onAddLot={() => setAddingLot(true)} />
      )}
      {opened !== undefined && (
        <OpenedItem
          row={opened}
          today={toBrasiliaIso(now).slice(0, 10)}
          unsent={unsent.has(opened.id)}
          {...{ clients, expenses, away }}
          onClose={() => show({ opened: null })}
        />
      )}
      {(sending !== null || sentList !== null) && (
        <Sharing
          key={sentList}
          client={sending === null || sending.length > 0 ? null : ofClient}
          chosen={sending ?? []}
          onScreen={rows.map(({ id }) => id)}
          list={sentList}
          onItem={id => {
            setSending(null)
            show({ opened: id })
          }}
          onClose={() => {
            setSending(null)
            if (sentList !== null) show({})
          }}
        />
      )}
      {addingLot && (
        <LotDialog
          lots={all.filter(({ elsewhere }) => elsewhere).length}
          today={toBrasiliaIso(now).slice(0, 10)}
          onSave={(content, page) => void addOwnLot(content, page, Date.now(), ofClient)}
          onClose={() => setAddingLot(false)}
        />
      )}
      {removed.length > 0 && <UndoRemoval count={removed.length} onUndo={undo} />}
      {editing && (
        <ClientsDialog
          clients={clients}
          countOf={id => all.filter(({ item }) => item.clients[id] === true).length}
          onAdd={name => void addClient(name, Date.now())}
          onRename={renameClient}
          onRemove={id => {
            removeClient(id)
            if (client === id) show({ client: null })
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </main>
  )
}
