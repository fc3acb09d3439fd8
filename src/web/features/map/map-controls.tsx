import { Minus, Palette, PenLine, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MapTint } from './map-layers.ts'

/** The buttons at the map's lower right. */
export const MapControls = ({
  tint,
  onTint,
  onZoom,
  drawing,
  onDraw,
  places,
}: {
  tint: MapTint
  onTint: (tint: MapTint) => void
  onZoom: (steps: number) => void
  drawing: boolean
  onDraw: () => void
  places: ReactNode
}) => (
  <div className="map-controls">
    <div className="map-control-group">
      {places}
      <button
        type="button"
        className="map-control"
        aria-label="Cor pelo desconto"
        title="Cor pelo desconto"
        aria-pressed={tint === 'discount'}
        onClick={() => onTint(tint === 'discount' ? 'number' : 'discount')}
      >
        <Palette className="size-5" />
      </button>
      <button
        type="button"
        className="map-control"
        aria-label="Desenhar área"
        title="Desenhar área"
        aria-pressed={drawing}
        onClick={onDraw}
      >
        <PenLine className="size-5" />
      </button>
    </div>
    <div className="map-control-group">
      <button
        type="button"
        className="map-control"
        aria-label="Aproximar"
        title="Aproximar"
        onClick={() => onZoom(1)}
      >
        <Plus className="size-5" />
      </button>
      <button
        type="button"
        className="map-control"
        aria-label="Afastar"
        title="Afastar"
        onClick={() => onZoom(-1)}
      >
        <Minus className="size-5" />
      </button>
    </div>
  </div>
)
