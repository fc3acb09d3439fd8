import { Button } from '../../ui/button.tsx'

/** Shows the saved notes beside the person's own text when they differ, and lets the person choose one. */
export const NotesChoice = ({
  saved,
  onMine,
  onSaved,
}: {
  saved: string
  onMine: () => void
  onSaved: () => void
}) => (
  <section aria-labelledby="notes-saved" className="rounded-lg border border-line bg-raised p-3">
    <h3 id="notes-saved" className="text-xs font-medium text-ink-3">
      Texto salvo
    </h3>
    <p className="quiet-scroll mt-1 max-h-28 overflow-y-auto text-sm leading-6 wrap-break-word whitespace-pre-wrap">
      {saved === '' ? <span className="text-ink-3">Nada anotado</span> : saved}
    </p>
    <div className="mt-3 grid grid-cols-2 gap-2">
      <Button className="px-2" onClick={onMine}>
        Manter o meu
      </Button>
      <Button className="px-2" onClick={onSaved}>
        Usar o salvo
      </Button>
    </div>
  </section>
)
