import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { FeatureCollection } from 'geojson'
import { stateNameFeatures } from './state-names.ts'
import outlines from '../listing/place/outlines.json?url'
import { townNameMinZoom } from './map-features.ts'
import { otherTones, type MapPalette } from './map-palette.ts'

/** The meaning of a bubble's colour. */
export type MapTint = 'number' | 'discount'

/** A collection without features, for sources that have no data yet. */
export const emptyCollection: FeatureCollection = { type: 'FeatureCollection', features: [] }

const dataSources = (): Record<string, SourceSpecification> => ({
  names: { type: 'geojson', data: stateNameFeatures },
  bubbles: { type: 'geojson', data: emptyCollection },
  pins: { type: 'geojson', data: emptyCollection },
  legs: { type: 'geojson', data: emptyCollection },
  drawn: { type: 'geojson', data: emptyCollection },
})

/** The names of our sources; any other name is a tile server's. */
export const mapSources: ReadonlySet<string> = new Set(['states', ...Object.keys(dataSources())])

const isHot: ExpressionSpecification = ['boolean', ['feature-state', 'hot'], false]
const isChosen: ExpressionSpecification = ['boolean', ['feature-state', 'chosen'], false]

function bubbleColor(
  { accent, tones }: MapPalette,
  tint: MapTint,
  part: 'fill' | 'edge',
): ExpressionSpecification {
  if (tint === 'number') return ['to-color', accent]
  return ['to-color', ['at', ['get', 'tone'], ['literal', tones.map(tone => tone[part])]]]
}

const isRinged: ExpressionSpecification = ['any', isChosen, isHot]
/** The hollow tone has no halo, only an edge. */
const haloOpacity = (tint: MapTint): ExpressionSpecification | number =>
  tint === 'number' ? 0.25 : ['case', ['==', ['get', 'tone'], otherTones.unknown], 0.9, 0.25]

/** Returns our layers, which lie over any base map. */
const dataLayers = (palette: MapPalette, tint: MapTint): LayerSpecification[] => [
  {
    id: 'drawn-fill',
    type: 'fill',
    source: 'drawn',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': palette.accent, 'fill-opacity': 0.1 },
  },
  {
    id: 'drawn-line',
    type: 'line',
    source: 'drawn',
    filter: ['!=', ['geometry-type'], 'Point'],
    paint: { 'line-color': palette.accent, 'line-width': 2, 'line-dasharray': [2, 1.5] },
  },
  {
    id: 'drawn-points',
    type: 'circle',
    source: 'drawn',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': 5,
      'circle-color': palette.ground,
      'circle-stroke-color': palette.accent,
      'circle-stroke-width': 2,
    },
  },
  {
    id: 'names',
    type: 'symbol',
    source: 'names',
    layout: {
      'icon-image': ['step', ['zoom'], ['get', 'short'], 4.5, ['get', 'long']],
      'icon-padding': 2,
    },
  },
  {
    id: 'bubbles',
    type: 'circle',
    source: 'bubbles',
    paint: {
      'circle-radius': ['get', 'radius'],
      'circle-color': bubbleColor(palette, tint, 'fill'),
      // A halo, or the ring of what is pointed at or chosen: both in one pass.
      'circle-stroke-color': ['case', isRinged, palette.ring, bubbleColor(palette, tint, 'edge')],
      'circle-stroke-opacity': ['case', isRinged, 1, haloOpacity(tint)],
      'circle-stroke-width': 3,
    },
  },
  {
    id: 'towns',
    type: 'symbol',
    source: 'bubbles',
    minzoom: townNameMinZoom,
    filter: ['has', 'town'],
    layout: {
      'icon-image': ['get', 'town'],
      'icon-anchor': 'top',
      // Under the bubble at any size, and clear of its number's image.
      'icon-offset': [
        'interpolate',
        ['linear'],
        ['get', 'radius'],
        0,
        ['literal', [0, 5]],
        200,
        ['literal', [0, 205]],
      ],
      'icon-padding': 0,
      'symbol-sort-key': ['-', 0, ['get', 'total']],
    },
  },
  {
    id: 'numbers',
    type: 'symbol',
    source: 'bubbles',
    layout: {
      'icon-image': ['get', tint === 'number' ? 'image' : 'tonedImage'],
      'icon-allow-overlap': true,
      'icon-padding': 0,
    },
  },
  {
    id: 'legs',
    type: 'line',
    source: 'legs',
    paint: { 'line-color': palette.pinLine, 'line-width': 1 },
  },
  {
    id: 'feet',
    type: 'circle',
    source: 'pins',
    paint: {
      'circle-radius': ['case', isRinged, 5, 0],
      'circle-color': palette.accent,
      'circle-stroke-color': palette.ring,
      'circle-stroke-width': ['case', isChosen, 3, 0],
    },
  },
  {
    id: 'pins',
    type: 'symbol',
    source: 'pins',
    layout: { 'icon-image': ['get', 'image'], 'icon-allow-overlap': true, 'icon-padding': 0 },
  },
]

/** Returns our own base map with the states' outlines and names; it needs no request. */
export const buildOwnStyle = (palette: MapPalette, tint: MapTint): StyleSpecification => ({
  version: 8,
  sources: { states: { type: 'geojson', data: outlines }, ...dataSources() },
  layers: [
    // The sea has the page's own colour. The borders below smooth the edges of the land.
    {
      id: 'land',
      type: 'fill',
      source: 'states',
      paint: { 'fill-color': palette.land, 'fill-antialias': false },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'states',
      paint: {
        'line-color': palette.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.7, 8, 1.5],
        // At city zoom the municipalities' own borders, which are finer, take their place.
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 7, 1, 7.25, 0],
      },
    },
    ...dataLayers(palette, tint),
  ],
})

/** Returns a tile server's style with our data over it; its own names replace ours. */
export const addToStyle = (
  base: StyleSpecification,
  palette: MapPalette,
  tint: MapTint,
): StyleSpecification => ({
  ...base,
  sources: { ...base.sources, ...dataSources() },
  layers: [...base.layers, ...dataLayers(palette, tint).filter(({ id }) => id !== 'names' && id !== 'towns')],
})
