import { shapeLimits } from '#domain/search/area-shape.ts'
import { ChoicePills } from '../../ui/choice-controls.tsx'
import { describeDrawing, type DrawingMode, type DrawnArea, findAreaProblem } from './area-drawing.ts'
import type { AreaDrawing } from './use-area-drawing.ts'

const modes: { value: DrawingMode; label: string }[] = [
  { value: 'freehand', label: 'À mão livre' },
  { value: 'corners', label: 'Canto a canto' },
]

/** The instructions and buttons shown while an area is drawn. */
export const DrawingBar = ({
  area,
  drawing: { mode, setMode, addCentre, undo, finish, cancel },
}: {
  area: DrawnArea
  drawing: Pick<AreaDrawing, 'mode' | 'setMode' | 'addCentre' | 'undo' | 'finish' | 'cancel'>
}) => (
  <fieldset className="map-drawing" aria-label="Desenhar área">
    <div className="map-drawing-modes" role="radiogroup" aria-label="Como desenhar">
      <ChoicePills choices={modes} value={mode} onChange={setMode} />
    </div>
    <output className="text-sm">{describeDrawing(area, mode)}</output>
    <p className="text-2xs text-ink-3 pointer-coarse:hidden">
      No teclado: setas movem o mapa, espaço marca o centro, Enter conclui, Esc cancela.
    </p>
    <div className="map-drawing-actions">
      {mode === 'corners' && (
        <button
          type="button"
          className="pill"
          disabled={area.points.length >= shapeLimits.most}
          onClick={addCentre}
        >
          Marcar o centro
        </button>
      )}
      <button type="button" className="pill" disabled={area.points.length === 0} onClick={undo}>
        Desfazer
      </button>
      <button type="button" className="pill" onClick={cancel}>
        Cancelar
      </button>
      <button
        type="button"
        className="pill map-done"
        disabled={findAreaProblem(area) !== null}
        onClick={finish}
      >
        Concluir
      </button>
    </div>
  </fieldset>
)
