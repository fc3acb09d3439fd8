import type { Vertex } from './area.ts'
import type { Drawing } from './use-drawing.ts'

/** While an area is drawn: what to do, and the buttons for it. */
export const DrawingBar = ({
  vertices,
  drawing,
}: {
  vertices: readonly Vertex[]
  drawing: Pick<Drawing, 'addCentre' | 'undo' | 'close' | 'cancel'>
}) => (
  <fieldset className="map-drawing" aria-label="Desenhar área">
    <output className="text-sm">
      {vertices.length === 0
        ? 'Toque no mapa para marcar os cantos da área.'
        : vertices.length < 3
          ? `${vertices.length === 1 ? '1 canto marcado' : '2 cantos marcados'}. Marque ao menos 3.`
          : `${vertices.length} cantos marcados.`}
    </output>
    <p className="text-2xs text-ink-3 pointer-coarse:hidden">
      No teclado: setas movem o mapa, espaço marca o centro, Enter conclui, Esc cancela.
    </p>
    <div className="mt-2 flex flex-wrap justify-center gap-2">
      <button type="button" className="pill" onClick={drawing.addCentre}>
        Marcar o centro
      </button>
      <button type="button" className="pill" disabled={vertices.length === 0} onClick={drawing.undo}>
        Desfazer
      </button>
      <button type="button" className="pill" onClick={drawing.cancel}>
        Cancelar
      </button>
      <button type="button" className="pill map-done" disabled={vertices.length < 3} onClick={drawing.close}>
        Concluir
      </button>
    </div>
  </fieldset>
)
