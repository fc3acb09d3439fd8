import { maxVertices, type AreaVertex } from './map-area.ts'
import type { AreaDrawing } from './use-area-drawing.ts'

function instructions(count: number): string {
  if (count === 0) return `Toque no mapa para marcar os cantos da área: de 3 a ${maxVertices}.`
  if (count < 3) return `${count === 1 ? '1 canto marcado' : '2 cantos marcados'}. Marque ao menos 3.`
  const full = count >= maxVertices
  return `${count} cantos marcados${full ? ', o máximo. Conclua ou desfaça o último' : ''}.`
}

/** The instructions and buttons shown while an area is drawn. */
export const DrawingBar = ({
  vertices,
  drawing,
}: {
  vertices: readonly AreaVertex[]
  drawing: Pick<AreaDrawing, 'addCentre' | 'undo' | 'close' | 'cancel'>
}) => (
  <fieldset className="map-drawing" aria-label="Desenhar área">
    <output className="text-sm">{instructions(vertices.length)}</output>
    <p className="text-2xs text-ink-3 pointer-coarse:hidden">
      No teclado: setas movem o mapa, espaço marca o centro, Enter conclui, Esc cancela.
    </p>
    <div className="mt-2 flex flex-wrap justify-center gap-2">
      <button
        type="button"
        className="pill"
        disabled={vertices.length >= maxVertices}
        onClick={drawing.addCentre}
      >
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
